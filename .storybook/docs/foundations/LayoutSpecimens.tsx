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
import { TokenTable } from './TokenTable.tsx';

/** The blue of actions and links (`pencil`), in the light color theme (`day`). */
const barColor = toCss(editions.day.pencil);

const spaceSteps = Object.keys(space).map(key => Number(key) as Space);

/** The spacing scale. */
export const SpaceScale = () => (
  <TokenTable
    head={['Step', 'Size']}
    tokens={spaceSteps.map(name => ({
      token: `space.${name}`,
      purpose: spacePurposes[name],
      cells: [
        <>
          <code>{space[name]} px</code>
          <div className="docs-bar" style={{ width: space[name], background: barColor }} />
        </>,
      ],
    }))}
  />
);

/** Margins, gutters and section spaces of the page, its width, and the length of a line of text. */
export const PageSpaceTable = () => (
  <TokenTable
    head={['Space', 'Narrow', 'From large']}
    tokens={[
      ...(Object.keys(pageSpace) as (keyof typeof pageSpace)[]).map(name => ({
        token: `layout.${name}`,
        purpose: pageSpacePurposes[name],
        cells: [`${pageSpace[name].narrow} px`, `${pageSpace[name].large} px`],
      })),
      {
        token: 'layout.width',
        cells: [
          <td key="width" colSpan={2}>
            {pageMaxWidth} px at most; from 1728 px, page and type grow with the window
          </td>,
        ],
      },
      {
        token: 'measure',
        cells: [
          <td key="measure" colSpan={2}>
            {measure} characters
          </td>,
        ],
      },
    ]}
  />
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
  <TokenTable
    head={['Breakpoint', 'From']}
    tokens={(Object.entries(breakpoints) as [Breakpoint, number][]).map(([name, rem]) => ({
      token: `breakpoint.${name}`,
      purpose: breakpointPurposes[name],
      cells: [`${rem} rem (${rem * 16} px)`],
    }))}
  />
);
