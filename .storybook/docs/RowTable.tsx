import { isValidElement, type ReactNode } from 'react';
import { RichLine } from '../componentPage/RichLine.tsx';

type Cells = readonly ReactNode[];

/** A cell of a row. Content that is a `<td>` itself, with a style or a span, stays as it is. `code` in a text is marked as code. */
function Cell({ content, isHeading }: { content: ReactNode; isHeading: boolean }) {
  if (isValidElement(content) && content.type === 'td') return content;
  const shown = typeof content === 'string' ? <RichLine text={content} /> : content;
  return isHeading ? <th scope="row">{shown}</th> : <td>{shown}</td>;
}

/** A table of the documentation. The first cell of a row is its heading. Links lead to rows by their `ids`. */
export const RowTable = ({
  head,
  rows,
  ids,
}: {
  head?: readonly string[];
  rows: readonly Cells[];
  ids?: readonly string[];
}) => (
  <table className="docs-rows">
    {head && (
      <thead>
        <tr>
          {head.map(text => (
            <th scope="col" key={text}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map((cells, row) => (
        <tr key={row} id={ids?.[row]}>
          {cells.map((content, column) => (
            <Cell key={column} content={content} isHeading={column === 0} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
