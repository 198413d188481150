/** Characters that make a spreadsheet read a cell as a formula, with their full-width forms. */
const formulaStart = '[=+\\-@\\u{ff1d}\\u{ff0b}\\u{ff0d}\\u{ff20}]';
/**
 * Matches the places where a cell may begin: at its start, and after each separator that some program uses, because such a program ignores the
 * quotes around the cell. Quotes and spaces before a formula do not disable it.
 */
const cellStart = new RegExp(`(^|[\\t\\r\\n;])([\\s"']*)(?=${formulaStart})`, 'gu');
/** A tab or a line break at the start of a cell is dangerous, too. */
const leadingBreak = /^[\t\r\n]/u;

/** A quoted cell without formulas: an apostrophe precedes each possible one (OWASP, CSV Injection). */
export function csvCell(value: string): string {
  const escaped = value.replace(cellStart, "$1$2'").replace(leadingBreak, "'$&");
  return `"${escaped.replaceAll('"', '""')}"`;
}

/** A line with its line break. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The first character of a file. Without it, Excel does not read the file as UTF-8. */
export const byteOrderMark = '\u{feff}';
