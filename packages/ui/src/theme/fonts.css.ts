// Declares the web fonts of the brand, and the scaled system fonts that replace them until they have loaded.
import { faces, fallbacks, fontNames, smallFigures, widthAxis } from '@fit-to-print/ui/brand';
import './layers.css.ts';
import { globalFontFace } from '@vanilla-extract/css';
import type { Face, Fallback } from '../brands/theme.ts';
import { liningFamily } from '../tokens/type.ts';

/** A font-face rule for the file of a web font. */
const fontFaceRule = (
  { file, weight, stretch }: Face,
  extra?: { fontStretch: string } | { fontStyle: 'italic' },
) => ({
  src: `url("${file}") format("woff2")`,
  fontWeight: weight,
  ...(stretch && { fontStretch: stretch }),
  ...extra,
  fontDisplay: 'swap' as const,
});
const italic = { fontStyle: 'italic' } as const;
/** The characters that have a smaller size if the theme has `smallFigures`: `$`, `%` and digits. */
const figures = 'U+24-25, U+30-39';
/** The `pencil` font is the italic of handwritten words. Some brands use the italic of the text font. */
const pencilIsText = fontNames.pencil === fontNames.text;

globalFontFace(
  fontNames.display,
  fontFaceRule(faces.display, { fontStretch: `${widthAxis.min}% ${widthAxis.max}%` }),
);
globalFontFace(fontNames.text, [
  fontFaceRule(faces.text),
  // If two rules contain a character, the browser uses the last one.
  ...(smallFigures
    ? [{ ...fontFaceRule(faces.text), sizeAdjust: `${smallFigures}%`, unicodeRange: figures }]
    : []),
  ...(faces.italic ? [fontFaceRule(faces.italic, italic)] : []),
  ...(pencilIsText ? [fontFaceRule(faces.pencil, italic)] : []),
]);
if (!pencilIsText) globalFontFace(fontNames.pencil, fontFaceRule(faces.pencil, italic));
if (smallFigures) globalFontFace(liningFamily, { ...fontFaceRule(faces.text), unicodeRange: figures });
globalFontFace(fontNames.mono, fontFaceRule(faces.mono));

/** Declares a system font, scaled by `size` percent, that is shown until the web font `name` has loaded. */
const fallback = (
  name: string,
  { local, weight, ascent, descent }: Fallback,
  size: number,
  { stretch, characters }: { stretch?: string; characters?: string } = {},
) =>
  globalFontFace(`${name} fallback`, {
    src: local.map(face => `local("${face}")`).join(', '),
    fontWeight: weight,
    ...(stretch && { fontStretch: stretch }),
    ...(characters && { unicodeRange: characters }),
    sizeAdjust: `${size}%`,
    ascentOverride: `${((ascent / size) * 100).toFixed(1)}%`,
    descentOverride: `${((descent / size) * 100).toFixed(1)}%`,
    lineGapOverride: '0%',
  });
for (const family of ['display', 'text', 'mono'] as const) {
  const { [family]: face } = fallbacks;
  const { [family]: name } = fontNames;
  // One fallback font for each range of the width axis.
  if (typeof face.sizes !== 'number')
    for (const [from, to, size] of face.sizes) fallback(name, face, size, { stretch: `${from}% ${to}%` });
  else {
    fallback(name, face, face.sizes);
    if (family === 'text' && smallFigures) {
      fallback(name, face, (face.sizes * smallFigures) / 100, { characters: figures });
      fallback(liningFamily, face, face.sizes, { characters: figures });
    }
  }
}
