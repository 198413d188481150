import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What an array or an object of the story is, for a type that nobody could name. */
function kindOf(value: unknown): string {
  if (!Array.isArray(value)) return typeof value;
  const kinds = [...new Set(value.map(kindOf))].join(' | ');
  return kinds.includes('|') ? `(${kinds})[]` : `${kinds}[]`;
}

/** Defaults have a column of their own. */
const withoutDefault = <Described extends { description?: string }>(described: Described): Described =>
  described.description
    ? { ...described, description: described.description.replace(/\s*@default .*/, '') }
    : described;

/**
 * react-docgen reads one file at a time: it calls what is `readonly`, or taken from an array of variants, `unknown`. The
 * options of its control, or what the story passes, say more. Of a union or a generic type it has the source.
 */
export const nameTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, documented]) => {
      const argType = withoutDefault(documented);
      const summary: unknown = argType.table?.type?.summary;
      const raw = argType.type?.raw;
      if (raw && (summary === 'union' || raw.startsWith(`${String(summary)}<`)))
        return [name, { ...argType, table: { ...argType.table, type: { summary: raw } } }];
      if (typeof summary === 'string' && !summary.startsWith('unknown')) return [name, argType];
      const value: unknown = initialArgs[name];
      const named = argType.options
        ? argType.options.map(option => JSON.stringify(option)).join(' | ')
        : value === undefined || value === null
          ? undefined
          : kindOf(value);
      return [name, named ? { ...argType, table: { ...argType.table, type: { summary: named } } } : argType];
    }),
  );
