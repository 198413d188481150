import './layers.css.ts';
import { globalFontFace } from '@vanilla-extract/css';

const file = (name: string) => `url("${name}") format("woff2")`;

globalFontFace('Archivo', {
  src: file('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
  fontWeight: '100 900',
  fontStretch: '62% 125%',
  fontDisplay: 'swap',
});
globalFontFace('Newsreader', [
  {
    src: file('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
    fontWeight: '200 800',
    fontDisplay: 'swap',
  },
  {
    src: file('@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2'),
    fontWeight: '200 800',
    fontStyle: 'italic',
    fontDisplay: 'swap',
  },
]);
globalFontFace('Spline Sans Mono', {
  src: file('@fontsource-variable/spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2'),
  fontWeight: '300 700',
  fontDisplay: 'swap',
});

/**
 * What is set until a face arrives, and stays where it is: the fonts' own ascents and descents over the local
 * face that every system has, scaled to the same average width, so that the swap moves nothing.
 */
const fallback = (name: string, local: string, size: number, ascent: number, descent: number) =>
  globalFontFace(`${name} fallback`, {
    src: `local("${local}")`,
    sizeAdjust: `${size}%`,
    ascentOverride: `${((ascent / size) * 100).toFixed(2)}%`,
    descentOverride: `${((descent / size) * 100).toFixed(2)}%`,
    lineGapOverride: '0%',
  });
fallback('Archivo', 'Arial', 103, 87.8, 21);
fallback('Newsreader', 'Times New Roman', 110, 73.5, 26.5);
fallback('Spline Sans Mono', 'Courier New', 100, 96.4, 23.7);
