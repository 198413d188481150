import { borders } from '../../theme/borders.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, from } from '../../tokens/breakpoint.ts';

const { style } = stylesInLayer('patterns');

const label = { ...typeStyle('label'), letterSpacing: '.02em', textTransform: 'uppercase' } as const;
const figures = { ...typeStyle('figure'), fontVariantNumeric: 'tabular-nums' } as const;

/** A sheet of its own: the verdict, then the evidence. On large windows, side by side. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `32px ${vars.gutter}`,
  background: vars.color.surface,
  border: borders.fine,
  borderTop: borders.bold,
  padding: '20px 16px 16px',
  overflowWrap: 'anywhere',
  '@media': {
    [from('medium')]: { padding: '24px' },
    [from('large')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', padding: '32px' },
  },
});
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '20px',
});
export const sampleLabel = style({
  ...label,
  color: vars.color.stop,
  border: `1.5px solid ${vars.color.stop}`,
  padding: '3px 8px',
});
export const verdict = style({ ...typeStyle('index'), textWrap: 'balance' });

export const tally = style({ justifySelf: 'stretch', maxWidth: '26rem' });
/** Drawn in the color of text, which forced colors replace. */
export const strokes = style({
  display: 'block',
  width: '100%',
  marginBottom: '8px',
  stroke: 'currentcolor',
});
export const beyond = style({ color: vars.color.pencil });
export const missing = style({ color: vars.color.line });

export const table = style({
  alignSelf: 'start',
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '@media': { [below('medium')]: { display: 'block' } },
});
export const caption = style({
  ...label,
  textAlign: 'start',
  paddingBottom: '8px',
  borderBottom: borders.fine,
  '@media': { [below('medium')]: { display: 'block' } },
});
/** Below the medium breakpoint a row is a small paragraph, and its values name their columns. */
export const head = style({ '@media': { [below('medium')]: { display: 'none' } } });
const atLineEnd = { ':last-child': { paddingInlineEnd: 0, textAlign: 'end' } } as const;
export const columnHead = style({
  ...typeStyle('label'),
  ...atLineEnd,
  color: vars.color.muted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  padding: '8px 16px 7px 0',
  borderBottom: borders.hair,
});
export const rows = style({ '@media': { [below('medium')]: { display: 'block' } } });
export const row = style({
  borderBottom: borders.hair,
  '@media': {
    [below('medium')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '0 16px',
      padding: '10px 0 9px',
    },
  },
});
const inTable = {
  padding: '9px 16px 8px 0',
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const;
const inGrid = (gridArea: string) => ({ [below('medium')]: { gridArea, padding: 0 } });
export const outlet = style({
  ...typeStyle('body'),
  ...inTable,
  '@media': inGrid('1 / 1'),
});
export const address = style({
  ...figures,
  ...inTable,
  '@media': inGrid('2 / 1 / 3 / 3'),
});
export const cell = style({
  ...figures,
  ...inTable,
  '@media': {
    [from('medium')]: { whiteSpace: 'nowrap' },
    [below('medium')]: { ...typeStyle('label'), padding: '2px 0 0' },
  },
});
export const cellLabel = style({
  ...typeStyle('label'),
  color: vars.color.muted,
  '@media': { [from('medium')]: { display: 'none' } },
});
export const link = style({
  ...figures,
  ...inTable,
  ...atLineEnd,
  whiteSpace: 'nowrap',
  '@media': inGrid('1 / 2'),
});
export const isGone = style({ color: vars.color.stop });
export const gone = style({
  textDecorationLine: 'line-through',
  textDecorationThickness: '2px',
  textDecorationColor: vars.color.pencil,
});
export const rest = style({ padding: '8px 0 0' });
