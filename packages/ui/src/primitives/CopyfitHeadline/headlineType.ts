/**
 * The typography of headlines and of the handwritten words (`pencil`) in them. The stylesheet, the measurements in the browser and in the build,
 * and the social images use the same values.
 */
export { headlineType, pencilType } from '@fit-to-print/ui/brand';
/** The space between words is larger where letters are narrow. */
export { wordSpacingAt } from '../../tokens/type.ts';
