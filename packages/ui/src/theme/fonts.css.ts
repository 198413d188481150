import './layers.css.ts';
import { globalFontFace } from '@vanilla-extract/css';

const file = (name: string) => `url("${name}") format("woff2")`;
const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
/**
 * Newsreader has no old-style figures. In prose, its figures are smaller: a little higher than an x. They come from the font's own
 * file, so they cost no download. Italics, and `liningText`, have the font's figures.
 */
const smallFigures = { percent: 86, characters: 'U+24-25, U+30-39' } as const;

globalFontFace('Archivo', {
  src: file('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
  fontWeight: '100 900',
  fontStretch: '62% 125%',
  fontDisplay: 'swap',
});
globalFontFace('Newsreader', [
  {
    src: file(newsreader),
    fontWeight: '200 800',
    fontDisplay: 'swap',
  },
  // Of two rules with a character, the last one has it.
  {
    src: file(newsreader),
    fontWeight: '200 800',
    fontDisplay: 'swap',
    sizeAdjust: `${smallFigures.percent}%`,
    unicodeRange: smallFigures.characters,
  },
  {
    src: file('@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2'),
    fontWeight: '200 800',
    fontStyle: 'italic',
    fontDisplay: 'swap',
  },
]);
globalFontFace('Newsreader lining', {
  src: file(newsreader),
  fontWeight: '200 800',
  fontDisplay: 'swap',
  unicodeRange: smallFigures.characters,
});
globalFontFace('Spline Sans Mono', {
  src: file('@fontsource-variable/spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2'),
  fontWeight: '300 700',
  fontDisplay: 'swap',
});

/**
 * A system font that stands in until the web font has loaded, adjusted so that the text does not move. `ascent` and `descent` are
 * those of the web font (from its hhea table, in hundredths of an em); `size` scales the system font so that English text has the
 * same average width. Lines then keep their height, and break at the same words where Arial, Times and Courier are installed.
 */
const fallback = (
  name: string,
  {
    local,
    size,
    ascent,
    descent,
    weight,
    stretch,
    characters,
  }: Record<'size' | 'ascent' | 'descent', number> & {
    local: readonly string[];
    weight: string;
    stretch?: string;
    characters?: string;
  },
) =>
  globalFontFace(`${name} fallback`, {
    src: local.map(face => `local("${face}")`).join(', '),
    fontWeight: weight,
    ...(stretch && { fontStretch: stretch }),
    ...(characters && { unicodeRange: characters }),
    sizeAdjust: `${size}%`,
    ascentOverride: `${((ascent / size) * 100).toFixed(2)}%`,
    descentOverride: `${((descent / size) * 100).toFixed(2)}%`,
    lineGapOverride: '0%',
  });
// Archivo has a variable width, so each range of widths has a stand-in of that width.
for (const [from, to, size] of [
  [62, 66, 71],
  [66, 74, 77],
  [74, 81, 84],
  [81, 87, 90],
  [87, 93, 96],
  [93, 99, 101],
  [99, 107, 108],
  [107, 115, 116],
  [115, 125, 125],
] as const) {
  fallback('Archivo', {
    local: [
      'Arial Bold',
      'Arial-BoldMT',
      'Liberation Sans Bold',
      'Arimo Bold',
      'Roboto Bold',
      'DejaVu Sans Bold',
    ],
    weight: '800',
    stretch: `${from}% ${to}%`,
    size,
    ascent: 87.8,
    descent: 21,
  });
}
const newsreaderFallback = {
  local: [
    'Times New Roman',
    'TimesNewRomanPSMT',
    'Liberation Serif',
    'Tinos Regular',
    'Noto Serif',
    'DejaVu Serif',
  ],
  weight: '400',
  size: 100.6,
  ascent: 73.5,
  descent: 26.5,
} as const;
fallback('Newsreader', newsreaderFallback);
fallback('Newsreader', {
  ...newsreaderFallback,
  size: (newsreaderFallback.size * smallFigures.percent) / 100,
  characters: smallFigures.characters,
});
fallback('Newsreader lining', { ...newsreaderFallback, characters: smallFigures.characters });
fallback('Spline Sans Mono', {
  local: [
    'Courier New',
    'CourierNewPSMT',
    'Liberation Mono',
    'Cousine Regular',
    'Droid Sans Mono',
    'DejaVu Sans Mono',
  ],
  weight: '400',
  size: 100,
  ascent: 96.4,
  descent: 23.7,
});
