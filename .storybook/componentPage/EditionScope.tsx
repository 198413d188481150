import { vars } from '@fit-to-print/ui/theme/contract.css';
import { type ColorName, type Edition, editions, toCss } from '@fit-to-print/ui/tokens/color';
import type { ReactNode } from 'react';

/** Shows its children in the colors of one edition, while the rest of the page keeps its own: `day` is light, `night` is dark. */
export function EditionScope({ edition, children }: { edition: Edition; children: ReactNode }) {
  const colors = Object.fromEntries(
    Object.entries(vars.color).map(([name, variable]) => [
      // `var(--name)` without `var()`.
      variable.slice('var('.length, -1),
      toCss(editions[edition][name as ColorName]),
    ]),
  );
  return (
    <div className="docs-edition" style={{ ...colors, colorScheme: edition === 'day' ? 'light' : 'dark' }}>
      {children}
    </div>
  );
}
