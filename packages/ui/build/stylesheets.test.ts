// Tests of the three stylesheets of the package, which are made from one. An edition is a color theme: `day` (light) or `night` (dark).
import { describe, expect, test } from 'vitest';
import { splitStylesheet } from './stylesheets.ts';

const source = `
@layer reset;
@layer theme;
@layer reset {
  * { box-sizing: border-box }
  html { font-size: 1rem }
  body { margin: 0 }
  h1, p { margin: 0 }
  body > [data-notice] { margin: 0 }
  body :focus-visible { outline: 0 }
  @media (width > 100rem) { html { font-size: 2rem } }
}
@layer theme {
  :root { --ink: black }
  :root[data-edition="night"] { --ink: white }
}
@layer components { .button > svg { width: 1rem } }
@font-face { font-family: Archivo; src: url("./fonts/archivo.woff2") }
@font-face { font-family: "Archivo fallback"; src: local("Arial") }
@media print { body { zoom: 0.5 } }
`;
const { styles, components, fonts } = splitStylesheet(source);

describe('components.css', () => {
  test('has the reset and the theme for elements in the scope only', () => {
    for (const rule of [
      ':where(.fit-to-print), :where(.fit-to-print) * {',
      ':where(.fit-to-print) { margin',
      ':where(.fit-to-print) h1, :where(.fit-to-print) p {',
      ':where(.fit-to-print) :focus-visible {',
      '.fit-to-print { --ink: black',
      ':root[data-edition="night"] .fit-to-print { --ink: white',
      '.button > svg {',
    ])
      expect(components).toContain(rule);
  });

  test('has no rule for the page, for print, or for a font to download', () => {
    expect(components).not.toMatch(/html|body|@media print|url\(|width > 100rem/);
    expect(components).toContain('local("Arial")');
  });
});

test('styles.css keeps the rules for the page', () => {
  for (const rule of ['html {', 'body { zoom', ':root { --ink', 'url("./fonts/archivo.woff2")'])
    expect(styles).toContain(rule);
});

test('fonts.css has the fonts to download and nothing else', () => {
  expect(fonts.trim()).toBe('@font-face { font-family: Archivo; src: url("./fonts/archivo.woff2") }');
});

test('splitStylesheet puts every layer into the layer of the package', () => {
  for (const css of [styles, components])
    expect(Array.from(css.matchAll(/@layer ([\w.-]+)/g), ([, name]) => name)).toEqual([
      'fit-to-print.reset',
      'fit-to-print.theme',
      'fit-to-print.reset',
      'fit-to-print.theme',
      'fit-to-print.components',
    ]);
});
