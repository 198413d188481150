import { vars } from '@fit-to-print/ui/theme/contract.css';
import { layers } from '@fit-to-print/ui/theme/layers.css';
import { breakpoints } from '@fit-to-print/ui/tokens/breakpoint';
import { toCss, type ColorName, editions, contrastPairs, type Palette } from '@fit-to-print/ui/tokens/color';
import { contrast } from '@fit-to-print/ui/tokens/contrast';
import { duration, easing } from '@fit-to-print/ui/tokens/motion';
import { measure, pageSpace, space } from '@fit-to-print/ui/tokens/space';
import { families, type TypeStyle, typeStyles, weights } from '@fit-to-print/ui/tokens/type';

const palettes = Object.entries(editions) as [string, Palette][];

/** Every color of both editions. */
export function Swatches() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Color</th>
          {palettes.map(([edition]) => (
            <th scope="col" key={edition}>
              {edition}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(editions.day) as ColorName[]).map(name => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {palettes.map(([edition, palette]) => (
              <td key={edition} style={{ borderInlineStart: `4rem solid ${toCss(palette[name])}` }}>
                <code>{toCss(palette[name])}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Contrast of every pair in use, computed from the tokens (WCAG 2.2). */
export function ContrastTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">At least</th>
          {palettes.map(([edition]) => (
            <th scope="col" key={edition}>
              {edition}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(({ text, background, minContrast }) => (
          <tr key={text + background}>
            <th scope="row">
              {text} on {background}
            </th>
            <td>{minContrast} : 1</td>
            {palettes.map(([edition, palette]) => (
              <td
                key={edition}
                style={{ background: toCss(palette[background]), color: toCss(palette[text]) }}
              >
                {contrast(palette[text], palette[background]).toFixed(1)} : 1
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each step of the type scale, shown in that style. */
export function TypeScale() {
  return (
    <table>
      <tbody>
        {Object.entries(typeStyles as Record<string, TypeStyle>).map(([name, step]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <code>
                {step.size}/{step.lineHeight} {weights[step.family]}
              </code>
            </td>
            <td
              style={{
                font: `${weights[step.family]} ${step.size}px/${step.lineHeight}px ${families[step.family]}`,
                ...(step.width && { fontStretch: `${step.width}%` }),
                letterSpacing: step.letterSpacing && `${step.letterSpacing}em`,
              }}
            >
              All the news that fits, 1882–1995
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The spacing scale. */
export function SpaceScale() {
  return (
    <table>
      <tbody>
        {Object.entries(space).map(([name, px]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td style={{ borderInlineStart: `${px}px solid ${toCss(editions.day.pencil)}` }}>
              <code>{px} px</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Margins, gutters and section spaces of the page, and the length of a line of text. */
export function PageSpaceTable() {
  return (
    <ul>
      {Object.entries(pageSpace).map(([name, { narrow, large }]) => (
        <li key={name}>
          {name}: {narrow} px; {large} px from the large breakpoint
        </li>
      ))}
      <li>measure: {measure} characters</li>
    </ul>
  );
}

export function MotionTable() {
  return (
    <ul>
      {Object.entries(duration).map(([name, ms]) => (
        <li key={name}>
          {name}: {ms} ms
        </li>
      ))}
      {Object.entries(easing).map(([name, curve]) => (
        <li key={name}>
          {name}: <code>{curve}</code>
        </li>
      ))}
    </ul>
  );
}

export function BreakpointTable() {
  return (
    <ul>
      {Object.entries(breakpoints).map(([name, rem]) => (
        <li key={name}>
          {name}: from {rem} rem ({rem * 16} px)
        </li>
      ))}
    </ul>
  );
}

export function LayerList() {
  return (
    <ol style={{ listStyle: 'decimal' }}>
      {Object.values(layers).map(layer => (
        <li key={layer}>
          <code>{layer}</code>
        </li>
      ))}
    </ol>
  );
}

export function ContractTable() {
  const { color, ...lengths } = vars;
  return (
    <>
      <table>
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
