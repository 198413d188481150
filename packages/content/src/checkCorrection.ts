// Checks a published correction (`corrections.ts`): its dates, its page and its words.
import type { Correction } from './corrections.ts';

/** The parts of the site with which the check compares a correction. */
interface Site {
  /** The paths of all pages. */
  readonly pages: ReadonlySet<string>;
  /** All texts of the site except its corrections. */
  readonly texts: readonly string[];
  /** The ISO date of today. */
  readonly today: string;
}

const isDay = (date: string): boolean =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(`${date}T`);

/** A mistake in a correction, as a sentence with the remedy; undefined if there is none. */
export function problemInCorrection(
  { on, page, said, says }: Correction,
  { pages, texts, today }: Site,
): string | undefined {
  const inFile = `packages/content/src/corrections.ts: the correction of “${said}”`;
  if (!isDay(on)) return `${inFile} is dated “${on}”, which is not a day. Write it as in “${today}”.`;
  if (on > today) return `${inFile} is dated ${on}, which is in the future. Today is ${today}.`;
  if (!pages.has(page))
    return `${inFile} is about ${page}, but there is no such page. Write the address of the page that had the error.`;
  if (said === says) return `${inFile} changes nothing. Write in \`says\` what the page says now.`;
  if (texts.some(text => text.includes(said)))
    return `${inFile} is published, but the site still says it. Correct the page, too.`;
  return undefined;
}
