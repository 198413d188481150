import { expect, it } from 'vitest';
import { namesIn, namesUsed, usedCss } from './css.ts';

const css = [
  '.a:is(:hover, [data-force~="hover"]) { color: red }',
  '.b { color: green }',
  'table { border: 0 }',
  '[type=radio] { margin: 0 }',
  ':root[data-edition=night] { color: white }',
].join('\n');

const used = (body: string) => usedCss(namesUsed([body], namesIn(css)), css);

it('keeps the rules of classes, tags and attributes that a document has', async () => {
  const kept = await used('<p class="a c"><input type="radio"></p><table></table>');
  expect(kept).toContain('.a:hover');
  expect(kept).toContain('table');
  expect(kept).toContain('[type=radio]');
  expect(kept).not.toContain('.b');
});

it('takes no word of the text for a name', async () => {
  const kept = await used('<p>A table, and b.</p>');
  expect(kept).not.toMatch(/table|\.b/);
});

it('has only names that a selector asks for', () => {
  expect([...namesIn(css)].toSorted()).toEqual(
    'a b data-edition data-force hover is night radio root table type'.split(' '),
  );
});

it('drops what asks for an attribute that is nowhere, and its animation with it', async () => {
  const ink =
    ':root:has([data-company=hopyard] a:is(:hover, :focus)) { animation: flood 1s } @keyframes flood { to { color: red } } a { top: 0 }';
  expect(await usedCss(new Set(['a']), ink)).toBe('a{top:0}');
  expect(await usedCss(new Set(['a', 'data-company']), ink)).toMatch(/:has.*@keyframes flood/);
});

it('keeps what script sets on the root', async () => {
  expect(await used('<p></p>')).toContain('data-edition');
});
