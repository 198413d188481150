import type { ReactNode } from 'react';
import { RichLine } from '../../componentPage/RichLine.tsx';
import { RowTable } from '../RowTable.tsx';
import { ComponentsUsing } from './ComponentsUsing.tsx';

/** A design token, as a row of the table shows it. */
interface TokenRow {
  /** The path of the token, to which links lead: `color.ink`. */
  token: string;
  /** What the row calls it. @default the last part of the path */
  name?: string;
  purpose?: string;
  /** Shown below the purpose. */
  note?: ReactNode;
  /** The cells between the name and the components that use the token. */
  cells: readonly ReactNode[];
}

/** A table of design tokens: name and purpose, values and samples, and the components that use each. */
export const TokenTable = ({ head, tokens }: { head: readonly string[]; tokens: readonly TokenRow[] }) => (
  <RowTable
    head={[...head, 'Used by']}
    ids={tokens.map(({ token }) => token)}
    rows={tokens.map(({ token, name = token.split('.').at(-1), purpose, note, cells }) => [
      <>
        {name}
        {purpose && (
          <div className="docs-purpose">
            <RichLine text={purpose} />
          </div>
        )}
        {note}
      </>,
      ...cells,
      <ComponentsUsing key="users" token={token} />,
    ])}
  />
);
