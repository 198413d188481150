// The type tokens: fonts and the type scale. "Lining" figures (digits) are as tall as capitals.
import { families, smallFigures, wordSpacing } from '@fit-to-print/ui/brand';
import type { Family, TypeStyleName } from '../brands/theme.ts';

/** The fonts and the type scale. Larger sizes than those of `typeStyles` are computed by `CopyfitHeadline`. */
export { boldWeight, families, pencilFamily, typeStyles, weights } from '@fit-to-print/ui/brand';
export type { TypeStyle, TypeStyleName } from '../brands/theme.ts';

/** The first family of a font stack, with figures as tall as capitals. */
const liningOf = (stack: string) => `${/^'(.+?)'/.exec(stack)![1]!} lining`;
/** The name of the text family with figures as tall as capitals. */
// `PURE` lets the bundler leave this and the next constant out of the browser's script, which only measures headlines.
export const liningFamily = /* @__PURE__ */ liningOf(families.text);
const liningStackOf = (stack: string) => {
  const family = liningOf(stack);
  return smallFigures ? `'${family}', '${family} fallback', ${stack}` : stack;
};
/** The CSS font stack of the text family with figures as tall as capitals, for tables and forms. In prose the figures may be smaller. */
export const liningText = /* @__PURE__ */ liningStackOf(families.text);

/** Space added between words in the display face at a width of its axis, in em. */
export const wordSpacingAt = (width: number): number =>
  Math.max(0, wordSpacing.below - width) * wordSpacing.perPercent;

/** The purpose of each step of the type scale. */
export const typePurposes = {
  label: 'Datelines, captions, labels of fields and sections.',
  figure: 'Figures in tables.',
  small: 'Text beside other text: features of a package, a footnote.',
  body: 'Running text.',
  reading: 'Long articles.',
  intro: 'The introduction under a headline.',
  quote: 'What a client says.',
  nav: 'Links of the header, and small buttons.',
  button: 'Buttons.',
  buttonLarge: 'The primary button of a page.',
  head: 'The heading of a column or a card.',
  title: 'A title that is not large enough for a headline.',
  index: 'Names in a list.',
  stamp: 'The stamp of the recommended choice.',
  price: 'The price of a package.',
} as const satisfies Record<TypeStyleName, string>;

/** The purpose of each font family. */
export const familyPurposes = {
  display: 'Headlines and buttons, with its width axis.',
  text: 'Text for reading.',
  mono: 'Labels and figures.',
} as const satisfies Record<Family, string>;
