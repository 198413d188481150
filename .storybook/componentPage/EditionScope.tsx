import type { Edition } from '@fit-to-print/ui/tokens/color';
import type { ReactNode } from 'react';
import { colorVariables } from './colorVariables.ts';

/** Shows its children in the colors of one edition, while the rest of the page keeps its own: `day` is light, `night` is dark. */
export const EditionScope = ({ edition, children }: { edition: Edition; children: ReactNode }) => (
  <div
    className="docs-edition"
    style={{ ...colorVariables(edition), colorScheme: edition === 'day' ? 'light' : 'dark' }}
  >
    {children}
  </div>
);
