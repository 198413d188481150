/** What makes a spreadsheet take a cell for a formula, the wide forms of East Asian keyboards among it. */
const trigger = '[=+\\-@\\u{ff1d}\\u{ff0b}\\u{ff0d}\\u{ff20}]';
/**
 * Where a cell may begin: at its start, and wherever a program that expects another separator would begin one, since to that
 * the quotes around a cell mean nothing. Quotes and space before a formula do not keep it from being one.
 */
const beginning = new RegExp(`(^|[\\t\\r\\n;])([\\s"']*)(?=${trigger})`, 'gu');
/** A tab or a line break that begins a cell has done harm by itself. */
const blank = /^[\t\r\n]/u;

/**
 * One cell, quoted, in which no spreadsheet finds a formula: an apostrophe stands before what could be one (OWASP, CSV
 * Injection).
 */
export function csvCell(value: string): string {
  const harmless = value.replace(beginning, "$1$2'").replace(blank, "'$&");
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** One line, with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Without it Excel takes UTF-8 for the alphabet of the machine. */
export const byteOrderMark = '\u{feff}';
