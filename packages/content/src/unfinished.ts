import { records } from './records.ts';

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** What is prepared is not printed yet. */
const printed = records.filter(([path]) => !path.startsWith('./cities-prepared/'));

/** Records that `is` picks, by the first path that leads to each. */
function pathsTo(is: (value: unknown) => boolean): string[] {
  const paths = new Map<unknown, string>();
  for (const [path, value] of printed) if (is(value) && !paths.has(value)) paths.set(value, path);
  return [...paths.values()];
}

/** What must not be there on the day that the site goes out: each by the path to its record. */
export const unfinished = {
  /** Made up where the specification is silent. */
  samples: pathsTo(value => has(value, 'kind') && value.kind === 'sample'),
  /** Newsrooms and facts of a city that were written from memory. */
  unsourced: pathsTo(
    value => has(value, 'checked') && has(value.checked, 'against') && value.checked.against !== 'sources',
  ),
};
