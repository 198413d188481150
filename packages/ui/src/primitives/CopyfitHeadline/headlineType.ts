/** The type of headlines. The stylesheet, both measures (browser and build) and the social images use the same values. */
export { headlineType, pencilType } from '@fit-to-print/ui/brand';
export { wordSpacingAt } from '../../tokens/type.ts';
