import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** A type name for a value of the story, where the documentation has none. */
function kindOf(value: unknown): string {
  if (!Array.isArray(value)) return typeof value;
  const kinds = [...new Set(value.map(kindOf))].join(' | ');
  return kinds.includes('|') ? `(${kinds})[]` : `${kinds}[]`;
}

/** Removes `@default` from a description: defaults have their own column. */
const withoutDefault = <Described extends { description?: string }>(described: Described): Described =>
  described.description
    ? { ...described, description: described.description.replace(/\s*@default .*/, '') }
    : described;

/**
 * Fills in the types in the props table. react-docgen reads one file at a time, and reports `unknown` for `readonly` types and
 * for variants taken from an array: their control's options or the story's value say more. For unions and generic types the
 * source text is used.
 */
export const fillInPropTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
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
