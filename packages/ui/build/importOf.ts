// Writes the import statement of a component, for its documentation.
import type { ComponentFacts } from './componentFacts.ts';

/** The statement that imports a component, or `undefined` if its entry exports no component and no hook. */
export const importOf = ({ exportedNames, entry }: ComponentFacts): string | undefined =>
  exportedNames.length > 0 ? `import { ${exportedNames.join(', ')} } from '${entry}';` : undefined;
