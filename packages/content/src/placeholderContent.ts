import { records } from './records.ts';

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** What must not be there on the day that the site goes out: each by the first path that leads to its record. */
export function findPlaceholderContent(all: typeof records) {
  // What is prepared is not printed yet.
  const printed = all.filter(([path]) => !path.startsWith('./cities-prepared/'));
  const pathsTo = (is: (value: unknown) => boolean): string[] => {
    const paths = new Map<unknown, string>();
    for (const [path, value] of printed) if (is(value) && !paths.has(value)) paths.set(value, path);
    return [...paths.values()];
  };
  return {
    /** Made up where the specification is silent. */
    samples: pathsTo(value => has(value, 'kind') && value.kind === 'sample'),
    /** Addresses that cannot exist, wherever they are printed: replacing a sample may leave one behind. */
    unreachable: pathsTo(value => typeof value === 'string' && /\.example\b/.test(value)),
    /** Newsrooms and facts of a city that were written from memory. */
    unsourced: pathsTo(
      value => has(value, 'checked') && has(value.checked, 'against') && value.checked.against !== 'sources',
    ),
  };
}

export const placeholderContent = findPlaceholderContent(records);
