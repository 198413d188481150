import { vars } from '@fit-to-print/ui/theme/contract.css';
import { type ColorName, type Edition, editions, toCss } from '@fit-to-print/ui/tokens/color';
import type { ReactNode } from 'react';

/** A part of a page in the colors of an edition. */
export function EditionScope({ edition, children }: { edition: Edition; children: ReactNode }) {
  const colors = Object.fromEntries(
    Object.entries(vars.color).map(([name, variable]) => [
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
