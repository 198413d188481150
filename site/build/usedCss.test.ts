// Tests of the selection of CSS rules for the inline style of a page.
import { forcedStateAttribute, hoverState } from '@fit-to-print/ui/theme/states';
import { expect, it } from 'vitest';
import { createNameFinder, namesIn, usedCss } from './usedCss.ts';

const css = [
  `.a${hoverState} { color: red }`,
  '.b { color: green }',
  'table { border: 0 }',
  '[type=radio] { margin: 0 }',
  ':root[data-edition=night] { color: white }',
].join('\n');

/** The rules of the stylesheet that a document with this body uses. */
function used(body: string) {
  const names = [...namesIn(css)];
  const isUsed = createNameFinder(names)(body);
  return usedCss(new Set(names.filter((_, index) => isUsed[index])), css);
}

it('usedCss returns the rules of classes, tags and attributes that a document uses', async () => {
  const kept = await used('<p class="a c"><input type="radio"></p><table></table>');
  expect(kept).toContain('.a:hover');
  expect(kept).toContain('table');
  expect(kept).toContain('[type=radio]');
  expect(kept).not.toContain('.b');
});

it('createNameFinder ignores words of the text', async () => {
  const kept = await used('<p>A table, and b.</p>');
  expect(kept).not.toMatch(/table|\.b/);
});

it('namesIn finds the names in selectors, not in declarations', () => {
  expect([...namesIn(css)].toSorted()).toEqual(
    [...'a b data-edition hover is night radio root table type'.split(' '), forcedStateAttribute].toSorted(),
  );
});

it('usedCss drops a `:root:has` rule and its animation when no document has the attribute', async () => {
  const rules =
    ':root:has([data-company=hopyard] a:is(:hover, :focus)) { animation: flood 1s } @keyframes flood { to { color: red } } a { top: 0 }';
  expect(await usedCss(new Set(['a']), rules)).toBe('a{top:0}');
  expect(await usedCss(new Set(['a', 'data-company']), rules)).toMatch(/:has.*@keyframes flood/);
});

it('usedCss drops a `:root:has` rule when no document has the class', async () => {
  const rules = ':root:has(.open) { overflow: hidden } a { top: 0 }';
  expect(await usedCss(new Set(['a']), rules)).toBe('a{top:0}');
  expect(await usedCss(new Set(['a', 'open']), rules)).toContain(':root:has(.open)');
});

it('usedCss returns the thickness of an underline without a shorthand that Safari ignores', async () => {
  const rule = 'a{text-decoration:none;text-decoration-thickness:3px}';
  expect(await usedCss(new Set(['a']), rule)).toBe(rule);
  const underlined = 'a{text-decoration:underline;text-decoration-thickness:1px}';
  expect(await usedCss(new Set(['a']), underlined)).toBe(underlined);
});

it('usedCss adds no second prefix to the rules of the bundler', async () => {
  const color = 'text-decoration-color:var(--a)';
  expect(await usedCss(new Set(['a']), `a{-webkit-${color};${color}}`)).toBe(`a{-webkit-${color};${color}}`);
});

it('usedCss returns the variables for `light-dark()` only if a rule uses them', async () => {
  const variables = ':root{--lightningcss-light:initial;--lightningcss-dark: ;color-scheme:light}';
  const rule = 'a{color:var(--lightningcss-light,red)var(--lightningcss-dark,tan)}';
  expect(await usedCss(new Set(['a']), `${variables}a{color:red}`)).toBe(
    ':root{color-scheme:light}a{color:red}',
  );
  expect(await usedCss(new Set(['a']), variables + rule)).toBe(variables + rule);
});

it('usedCss returns the rules of attributes that script sets on the root', async () => {
  expect(await used('<p></p>')).toContain('data-edition');
});

it('usedCss returns rules for text from right to left only if the documents have such text', async () => {
  const rule = '[dir=rtl] .a{scale:-1 1}';
  expect(await usedCss(new Set(['a', 'dir']), rule, 'ltr')).toBe('');
  expect(await usedCss(new Set(['a']), rule, 'rtl')).toBe(rule);
});
