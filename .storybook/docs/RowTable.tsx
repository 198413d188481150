import { RichLine } from '../componentPage/RichLine.tsx';

/** A table of sentences, in which `code` is marked as code. The first cell of a row is its heading. */
export const RowTable = ({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}) => (
  <table className="docs-rows">
    <thead>
      <tr>
        {head.map(text => (
          <th scope="col" key={text}>
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first = '', ...cells]) => (
        <tr key={first}>
          <th scope="row">
            <RichLine text={first} />
          </th>
          {cells.map(text => (
            <td key={text}>
              <RichLine text={text} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
