// Samples of the spaces, the columns of a page and the breakpoints.
import { Grid, GridArea, gridAreas } from '@fit-to-print/ui/primitives/Grid';
import { breakpointPurposes, breakpoints, type Breakpoint } from '@fit-to-print/ui/tokens/breakpoint';
import { editions, toCss } from '@fit-to-print/ui/tokens/color';
import {
  measure,
  pageMaxWidth,
  pageSpace,
  pageSpacePurposes,
  type Space,
  space,
  spacePurposes,
} from '@fit-to-print/ui/tokens/space';
import { ComponentsUsing } from './ComponentsUsing.tsx';

/** The blue of actions and links (`pencil`), in the light color theme (`day`). */
const barColor = toCss(editions.day.pencil);

const spaceSteps = Object.keys(space).map(key => Number(key) as Space);

/** The spacing scale. */
export const SpaceScale = () => (
  <table className="docs-rows">
    <thead>
      <tr>
        <th scope="col">Step</th>
        <th scope="col">Size</th>
        <th scope="col">Used by</th>
      </tr>
    </thead>
    <tbody>
      {spaceSteps.map(name => (
        <tr key={name} id={`space.${name}`}>
          <th scope="row">
            {name}
            <div className="docs-purpose">{spacePurposes[name]}</div>
          </th>
          <td>
            <code>{space[name]} px</code>
            <div className="docs-bar" style={{ width: space[name], background: barColor }} />
          </td>
          <td>
            <ComponentsUsing token={`space.${name}`} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Margins, gutters and section spaces of the page, its width, and the length of a line of text. */
export const PageSpaceTable = () => (
  <table className="docs-rows">
    <thead>
      <tr>
        <th scope="col">Space</th>
        <th scope="col">Narrow</th>
        <th scope="col">From large</th>
        <th scope="col">Used by</th>
      </tr>
    </thead>
    <tbody>
      {(Object.keys(pageSpace) as (keyof typeof pageSpace)[]).map(name => (
        <tr key={name} id={`layout.${name}`}>
          <th scope="row">
            {name}
            <div className="docs-purpose">{pageSpacePurposes[name]}</div>
          </th>
          <td>{pageSpace[name].narrow} px</td>
          <td>{pageSpace[name].large} px</td>
          <td>
            <ComponentsUsing token={`layout.${name}`} />
          </td>
        </tr>
      ))}
      <tr id="layout.width">
        <th scope="row">width</th>
        <td colSpan={3}>{pageMaxWidth} px at most; from 1728 px, page and type grow with the window</td>
      </tr>
      <tr id="measure">
        <th scope="row">measure</th>
        <td colSpan={2}>{measure} characters</td>
        <td>
          <ComponentsUsing token="measure" />
        </td>
      </tr>
    </tbody>
  </table>
);

/** The position of each named area in the twelve columns. */
export const GridAreas = () => (
  <div className="docs-grid">
    {gridAreas.map(area => (
      <Grid key={area}>
        <GridArea area={area}>
          <code>{area}</code>
        </GridArea>
      </Grid>
    ))}
  </div>
);

/** The breakpoints, and the components that use each. */
export const BreakpointTable = () => (
  <table className="docs-rows">
    <thead>
      <tr>
        <th scope="col">Breakpoint</th>
        <th scope="col">From</th>
        <th scope="col">Used by</th>
      </tr>
    </thead>
    <tbody>
      {(Object.entries(breakpoints) as [Breakpoint, number][]).map(([name, rem]) => (
        <tr key={name} id={`breakpoint.${name}`}>
          <th scope="row">
            {name}
            <div className="docs-purpose">{breakpointPurposes[name]}</div>
          </th>
          <td>
            {rem} rem ({rem * 16} px)
          </td>
          <td>
            <ComponentsUsing token={`breakpoint.${name}`} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
