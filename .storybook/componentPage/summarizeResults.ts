// Summarizes the last runs of a check for a component's page.
import type { StoryCheckResults } from '../build/storyResults.ts';

/** Says how many of these stories passed and when; `undefined` if none was checked. `whichStories` describes them. */
export function summarizeResults(
  results: StoryCheckResults | null,
  ids: readonly string[],
  whichStories = '',
): string | undefined {
  const checked = ids.flatMap(id => results?.stories[id] ?? []);
  if (checked.length === 0) return undefined;
  const dates = checked.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0]!, dates.at(-1)!];
  const passed = checked.filter(({ isPassed }) => isPassed).length;
  const unchecked = ids.length - checked.length;
  return `${passed} of ${checked.length} stories ${whichStories && `${whichStories} `}passed ${
    first === last ? `on ${first}` : `from ${first} to ${last}`
  }${unchecked > 0 ? `, ${unchecked} not run` : ''}`;
}
