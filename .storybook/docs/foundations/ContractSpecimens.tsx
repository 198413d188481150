// The CSS variables and cascade layers that stylesheets may use (the theme contract).
import { vars } from '@fit-to-print/ui/theme/contract.css';
import { layers } from '@fit-to-print/ui/theme/layers.css';

/** The cascade layers, in their order. */
export const LayerList = () => (
  <ol>
    {Object.values(layers).map(layer => (
      <li key={layer}>
        <code>{layer}</code>
      </li>
    ))}
  </ol>
);

/** The CSS variables of the theme contract, with their current values. */
export function ThemeContractTable() {
  const { color, ...lengths } = vars;
  return (
    <>
      <table className="docs-rows">
        <thead>
          <tr>
            <th scope="col">In a stylesheet</th>
            <th scope="col">In CSS</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(color).map(([name, variable]) => (
            <tr key={name}>
              <th scope="row">
                <code>vars.color.{name}</code>
              </th>
              <td>
                <code>{variable}</code>
              </td>
              <td style={{ background: variable, width: '6rem' }}>&nbsp;</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        {Object.entries(lengths).map(([name, variable]) => (
          <li key={name}>
            <code>vars.{name}</code>, in CSS <code>{variable}</code>
            <div style={{ background: color.ink, width: variable, height: 8 }} />
          </li>
        ))}
      </ul>
    </>
  );
}
