// The search for placeholders: invented texts, addresses that cannot exist, and facts without a source.
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
    /** Texts that are marked with `isPlaceholder`: they were invented, because the specification is silent. */
    placeholders: pathsTo(value => has(value, 'isPlaceholder')),
    /** Addresses under `.example`, a domain that cannot exist. One may be left when the placeholder text around it is replaced. */
    unreachable: pathsTo(value => typeof value === 'string' && /\.example\b/.test(value)),
    /** Cities whose newsrooms and facts were written from memory. */
    unsourced: pathsTo(
      value => has(value, 'checked') && has(value.checked, 'basis') && value.checked.basis !== 'sources',
    ),
  };
}

export const placeholderContent = findPlaceholderContent(contentValues);
