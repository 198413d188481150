import { vars } from '../../theme/contract.css.ts';
import { corners, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';
import { frames } from '../StreetMap/index.ts';

const { style, globalStyle } = stylesInLayer('patterns');

export const heading = style({
  gridArea: 'heading',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  padding: '12px 0 8px',
});
/** The next step repeats it. On wide screens, that may be below the first screen. */
export const note = style({ display: 'none', '@media': { [from('large')]: { display: 'block' } } });

/**
 * On phones the plate takes the height of the first screen that the heading and the introduction leave, and its caption follows them.
 * On wide screens the introduction stands on the map, below the dateline, so that the map is at least as high as both.
 */
export const hero = style({
  display: 'grid',
  gridTemplate: '"heading" auto "map" auto "caption" auto "introduction" auto / minmax(0, 1fr)',
  '@media': {
    [below('small')]: {
      gridTemplate: '"heading" auto "map" 1fr "introduction" auto "caption" auto / minmax(0, 1fr)',
      '::before': {
        content: '',
        gridArea: 'heading / heading / introduction / introduction',
        // Less the site's header and a margin; no higher than a tall phone.
        minHeight: 'calc(min(100svh, 58rem) - 8.5rem)',
      },
    },
    [from('large')]: {
      gridTemplate: '"heading" auto "dateline" auto "introduction" 1fr "caption" auto / minmax(0, 1fr)',
    },
  },
});
export const figure = style({
  display: 'contents',
});
export const map = style({
  gridArea: 'map',
  display: 'grid',
  // The dateline on a strip of paper, and the map below it: a narrow map shows only the middle of the plan.
  gridTemplate: 'auto minmax(9.5rem, 1fr) / minmax(0, 1fr)',
  position: 'relative',
  border: borders.fine,
  ...corners('surface'),
  overflow: 'clip',
  '@media': {
    [from('small')]: { minHeight: '25rem' },
    [from('large')]: {
      gridArea: 'dateline / dateline / introduction / introduction',
      gridTemplateRows: 'subgrid',
      minHeight: 0,
      // As high as the picture, or as what stands on it. In a low window it is lower, so that the caption and the bearing below it are on
      // the first screen, but not so low that the dateline covers a label.
      '::before': {
        content: '',
        gridArea: '1 / 1 / -1 / -1',
        aspectRatio: `${frames.plate.width} / ${frames.plate.height}`,
        width: '100%',
        maxHeight: 'calc(100svh - 17rem)',
      },
      '::after': {
        content: '',
        gridArea: '1 / 1 / -1 / -1',
        aspectRatio: `${frames.plate.width} / ${frames.plate.height - 44}`,
        width: '100%',
      },
    },
  },
});
globalStyle(`${map} > svg`, {
  gridArea: '2 / 1',
  '@media': { [from('large')]: { gridArea: '1 / 1 / -1 / -1' } },
});
/** Letters printed over the engraving. Paper around them keeps its lines away. */
const halo = ['.05', '-.05', '0'].flatMap(x =>
  ['.05', '-.05', '0'].map(y => `${x}em ${y}em 0 ${vars.color.paper}`),
);
export const dateline = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  position: 'relative',
  padding: '8px 12px',
  borderBottom: borders.fine,
  background: vars.color.paper,
  '@media': {
    [from('medium')]: { padding: '16px 20px 12px' },
    [from('large')]: {
      padding: '12px 20px 0',
      border: 0,
      background: 'none',
      textShadow: halo.join(', '),
    },
  },
});
/** The dash, which is a line of its own on narrow screens: there the name is as large as the map is wide. */
globalStyle(`${dateline} span > span:last-child:not(:first-child)`, {
  '@media': { [below('small')]: { display: 'none' } },
});
/** The bearing of the streets, which no two cities share. */
export const bearing = style({
  ...typeStyle('index'),
  flex: 'none',
  '@media': { [from('large')]: { fontSize: '3rem', lineHeight: '1' } },
});
export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '16px',
  gridArea: 'caption',
  paddingTop: '8px',
  textWrap: 'pretty',
  // Apart from the note under the next step.
  '@media': { [below('small')]: { marginTop: '16px', borderTop: borders.hair } },
});
/** A box in the lower left corner of the map, as old maps have for their title. */
const introduction = style({
  gridArea: 'introduction',
  display: 'grid',
  gap: '16px',
  marginTop: '16px',
  '@media': {
    [below('small')]: { gap: '12px', marginTop: '12px' },
    [between('medium', 'large')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '32px',
      alignItems: 'start',
    },
    [from('large')]: {
      alignSelf: 'end',
      position: 'relative',
      width: 'calc(41.666% - 8px)',
      // Physical: it covers the part of the map that has nothing to see.
      justifySelf: 'left',
      margin: '16px 20px',
      padding: '16px 24px 20px',
      border: borders.fine,
      ...corners('field'),
      outline: borders.fine,
      outlineOffset: '3px',
      background: vars.color.paper,
      boxShadow: `0 0 0 5px ${vars.color.paper}`,
    },
  },
});
/** In the lower right corner: the map stands at the left. */
export const introductions = {
  plate: introduction,
  leftPlate: [
    introduction,
    style({
      '@media': {
        [from('large')]: {
          // Physical: as the map, which is the same in every language.
          justifySelf: 'right',
        },
      },
    }),
  ].join(' '),
};
/** Smaller on phones, where the plate is on the first screen with it. */
globalStyle(`${introduction} > p`, {
  '@media': { [below('small')]: { fontSize: '1.25rem', lineHeight: '1.625rem' } },
});
export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `24px ${vars.gutter}`,
  marginTop: '40px',
});
/** Below it is room for the descenders of its last line. */
export const headline = style({
  gridColumn: '1 / -1',
  '@media': {
    [between('medium', 'desktop')]: { paddingBottom: '2%' },
    [from('desktop')]: {
      gridColumn: '1 / 10',
      selectors: { ':root[data-promo="dismissed"] &': { gridColumn: '1 / -1' } },
    },
  },
});
/** The promo card ends on the baseline of the headline's last line. */
globalStyle(`${footer} > aside`, {
  '@media': { [from('desktop')]: { alignSelf: 'end', marginBottom: '1.2%' } },
});
