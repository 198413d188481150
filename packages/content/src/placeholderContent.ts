import { contentValues } from './contentValues.ts';

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

/** Finds content that must be replaced before the site goes live. Returns the first path to each value. */
export function findPlaceholderContent(all: typeof contentValues) {
  // Cities that are not published yet may be incomplete.
  const published = all.filter(([path]) => !path.startsWith('./cities-unpublished/'));
  const pathsTo = (is: (value: unknown) => boolean): string[] => {
    const paths = new Map<unknown, string>();
    for (const [path, value] of published) if (is(value) && !paths.has(value)) paths.set(value, path);
    return [...paths.values()];
  };
  return {
    /** Invented, because the specification is silent. */
    invented: pathsTo(value => has(value, 'kind') && value.kind === 'invented'),
    /** Addresses under `.example`. One may be left when an invented text around it is replaced. */
    unreachable: pathsTo(value => typeof value === 'string' && /\.example\b/.test(value)),
    /** Cities whose newsrooms and facts were written from memory. */
    unsourced: pathsTo(
      value => has(value, 'checked') && has(value.checked, 'basis') && value.checked.basis !== 'sources',
    ),
  };
}

export const placeholderContent = findPlaceholderContent(contentValues);
