// Tests of CSV files: a spreadsheet must read each cell as text, never as a formula.
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

/** Parses RFC 4180 with any separator, as tolerant as a spreadsheet: text after a closing quote belongs to the cell. */
function parse(text: string, separator: string): string[][] {
  const lines: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') cell += text[(at += 1)];
      else quoted = false;
    } else if (char === '"' && cell === '') quoted = true;
    else if (char === separator || char === '\n') {
      lines.at(-1)!.push(cell);
      if (char === '\n') lines.push([]);
      cell = '';
    } else if (char !== '\r' || text[at + 1] !== '\n') cell += char;
  }
  return lines.slice(0, -1);
}

const formula = /^[\s"']*[=+\-@＝＋－＠]/u;
const isFormula = (cell: string) => formula.test(cell) && !/^[\s"]*'/.test(cell);

describe('csvCell', () => {
  test.each([
    ['=1+1', `"'=1+1"`],
    ['+1 414 555 0142', `"'+1 414 555 0142"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['＝1+1', `"'＝1+1"`],
    ['\t=1', `"'\t'=1"`],
    ['\r', `"'\r"`],
    [' "=1+1', `" ""'=1+1"`],
    ['one;=HYPERLINK("x")', `"one;'=HYPERLINK(""x"")"`],
    ['one\n=1', `"one\n'=1"`],
    ['A "quoted" word, and a comma', `"A ""quoted"" word, and a comma"`],
    ['1 = 1, a-b, me@home.example', `"1 = 1, a-b, me@home.example"`],
    ['', '""'],
  ])('writes %j as %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

// Characters of formula injections, more often than at random.
const text = array(
  oneof(
    constantFrom('=', '+', '-', '@', '＝', '＠', ';', ',', '"', "'", '\t', '\r', '\n', '\r\n', ' '),
    string({ unit: 'grapheme' }),
  ),
).map(parts => parts.join(''));
const table = array(array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
const csv = (lines: string[][]) => lines.map(csvLine).join('');

test.each([',', ';', '\t'])('csvLine writes no formula for a program that separates by %j', separator => {
  assert(
    property(table, lines => {
      expect(parse(csv(lines), separator).flat().filter(isFormula)).toEqual([]);
    }),
  );
});

test('csvLine keeps the text and adds only apostrophes', () => {
  assert(
    property(table, lines => {
      const bare = (cells: string[][]) => cells.map(line => line.map(cell => cell.replaceAll("'", '')));
      expect(bare(parse(csv(lines), ','))).toEqual(bare(lines));
    }),
  );
});
