// The CSS variables and cascade layers that stylesheets may use (the theme contract).
import { vars } from '@fit-to-print/ui/theme/contract.css';
import { layers } from '@fit-to-print/ui/theme/layers.css';
import { RowTable } from '../RowTable.tsx';

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
      <RowTable
        head={['In a stylesheet', 'In CSS', 'Now']}
        rows={Object.entries(color).map(([name, variable]) => [
          `\`vars.color.${name}\``,
          `\`${variable}\``,
          <td key="now" style={{ background: variable, width: '6rem' }}>
            &nbsp;
          </td>,
        ])}
      />
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
