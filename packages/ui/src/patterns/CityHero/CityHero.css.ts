// Styles of `CityHero`, the top of a city's page: a drawn map of its streets, with the dateline (the name of the place in large letters)
// and the introduction on it. `paper` is the background color of the page.
import { vars } from '../../theme/contract.css.ts';
import { borderRadiusOf, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';
import { frames } from '../StreetMap/index.ts';

const { style, globalStyle } = stylesInLayer('patterns');

/** Phones whose first screen has no room for the caption. They do not show it: the map has a description for screen readers. */
const lowPhone = 'screen and (width < 40rem) and (height < 48rem)';

export const heading = style({
  gridArea: 'heading',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  padding: '24px 0 16px',
  '@media': { [below('small')]: { padding: '10px 0 8px' } },
});
/**
 * The price, at the end of the line with the heading. Only wide screens show it: there the next step, which repeats it, may be below the
 * first screen.
 */
export const note = style({ display: 'none', '@media': { [from('large')]: { display: 'block' } } });

/**
 * On phones the map is as tall as the rest of the first screen below the heading and above the introduction. On wide screens the introduction is on the map, below the dateline, so the map is at least as tall as both together.
 */
export const hero = style({
  display: 'grid',
  gridTemplate: '"heading" auto "map" auto "caption" auto "introduction" auto / minmax(0, 1fr)',
  '@media': {
    [below('small')]: {
      gridTemplateRows: 'auto 1fr',
      '::before': {
        content: '',
        gridArea: 'heading / heading / introduction / introduction',
        // 7.5rem is the height of the site's header and a margin. The limit of 58rem is the height of a tall phone.
        minHeight: 'calc(min(100svh, 58rem) - 7.5rem)',
      },
    },
    [from('large')]: {
      gridTemplate: '"heading" auto "dateline" auto "introduction" 1fr "caption" auto / minmax(0, 1fr)',
    },
  },
});
/** The element makes no box, so that the map and the caption are items of the grid `hero`. */
export const figure = style({
  display: 'contents',
});
/** The box of the map and of the dateline on it. */
export const map = style({
  gridArea: 'map',
  display: 'grid',
  // The middle of the plan is in the middle of the part below the dateline, so that the dateline covers no label.
  gridTemplate: 'auto minmax(10rem, 1fr) / minmax(0, 1fr)',
  position: 'relative',
  border: borders.fine,
  ...borderRadiusOf('surface'),
  overflow: 'clip',
  '@media': {
    // On phones the map is as wide as the window. With the part below the dateline it is at least about three quarters as tall as it is wide.
    [below('small')]: {
      gridTemplateRows: 'auto minmax(clamp(14rem, 50vw, 22rem), 1fr)',
      marginInline: `calc(-1 * ${vars.pageMargin})`,
      borderInline: 0,
      borderRadius: 0,
    },
    [lowPhone]: { gridTemplateRows: 'auto minmax(clamp(10.5rem, 50vw, 22rem), 1fr)' },
    [from('small')]: { minHeight: '40rem' },
    [from('large')]: {
      gridArea: 'dateline / dateline / introduction / introduction',
      gridTemplateRows: 'subgrid',
      minHeight: 0,
      // The map is as tall as the picture, or as the dateline and the introduction on it. In a low window the map is up to 44 units of the
      // picture lower, so that the caption and the bearing (the direction of the streets) are on the first screen. With less height the dateline would cover a label.
      '::before': {
        content: '',
        gridArea: '1 / 1 / -1 / -1',
        aspectRatio: `${frames.streetsRight.width} / ${frames.streetsRight.height}`,
        width: '100%',
        maxHeight: 'calc(100svh - 18.5rem)',
      },
      '::after': {
        content: '',
        gridArea: '1 / 1 / -1 / -1',
        aspectRatio: `${frames.streetsRight.width} / ${frames.streetsRight.height - 44}`,
        width: '100%',
      },
    },
  },
});
globalStyle(`${map} > svg`, {
  gridArea: '2 / 1',
  '@media': { [from('large')]: { gridArea: '1 / 1 / -1 / -1' } },
});
/** An outline in the color of the paper, so that no lines of the map touch the letters on it. */
const halo = ['.05', '-.05', '0'].flatMap(x =>
  ['.05', '-.05', '0'].map(y => `${x}em ${y}em 0 ${vars.color.paper}`),
);
export const dateline = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  position: 'relative',
  padding: '8px 20px 0',
  textShadow: halo.join(', '),
  '@media': {
    // On phones the name is as wide as the text, because the map goes to the edges of the window.
    // The space below is for a comma, which reaches below its line.
    [below('small')]: { padding: `8px ${vars.pageMargin} 6px` },
  },
});
/** The bearing of the city's streets: `N 18° E`. */
export const bearing = style({
  ...typeStyle('index'),
  flex: 'none',
  '@media': {
    // On phones it is in a lower corner of the map.
    [below('small')]: {
      gridArea: 'map',
      placeSelf: 'end',
      position: 'relative',
      marginBottom: '8px',
      padding: '4px 8px 0',
      background: vars.color.paper,
      fontSize: '1.125rem',
      lineHeight: '1.5rem',
    },
    [from('large')]: { fontSize: '2.5rem', lineHeight: '1' },
  },
});
/** A compass as tall as the capitals of the bearing: a mark at the north, and the direction of the streets. */
export const dial = style({
  display: 'inline-block',
  width: '.66em',
  height: '.66em',
  marginInlineEnd: '.3em',
  verticalAlign: '-.02em',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentcolor',
});
export const north = style({ fill: 'currentcolor', stroke: 'none' });
export const direction = style({ stroke: vars.color.pencil, strokeWidth: 3 });
export const caption = style({
  display: 'contents',
  '@media': {
    [from('small')]: {
      gridArea: 'caption',
      display: 'flex',
      flexDirection: 'row-reverse',
      justifyContent: 'space-between',
      alignItems: 'start',
      gap: '16px',
      paddingTop: '8px',
    },
  },
});
/** Longer lines than those of other captions: the row has room for them, and the caption is then on the first screen. */
globalStyle(`${caption} > p`, {
  '@media': {
    [below('small')]: { gridArea: 'caption', paddingTop: '8px' },
    [lowPhone]: { display: 'none' },
    [from('large')]: { maxWidth: '88ch' },
  },
});
/** On wide screens, a box in a lower corner of the map: the left one, except for the frame `streetsLeft`. */
const introduction = style({
  gridArea: 'introduction',
  display: 'grid',
  gap: '16px',
  marginTop: '16px',
  '@media': {
    // The introduction keeps clear of the map's caption above it.
    [below('small')]: { gap: '12px', marginTop: '20px' },
    [lowPhone]: { marginTop: '8px' },
    [between('small', 'large')]: { marginTop: '32px' },
    [between('medium', 'large')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '32px',
      alignItems: 'start',
    },
    [from('large')]: {
      alignSelf: 'end',
      gap: '12px',
      position: 'relative',
      // As wide as the part of the map without labels, at every width of the map.
      width: 'calc(46.5% - 28px)',
      // Physical: in every language the map has no streets in its lower left corner.
      justifySelf: 'left',
      margin: '8px 20px 16px',
      padding: '12px 20px 16px',
      border: borders.fine,
      ...borderRadiusOf('field'),
      outline: borders.fine,
      outlineOffset: '3px',
      background: vars.color.paper,
      boxShadow: `0 0 0 5px ${vars.color.paper}`,
    },
  },
});
/** By the frame of the map. With `streetsLeft`, the streets are at the left, so the introduction is in the lower right corner. */
export const introductions = {
  streetsRight: introduction,
  streetsLeft: [
    introduction,
    style({
      '@media': {
        [from('large')]: {
          // Physical: the map is the same in every language.
          justifySelf: 'right',
        },
      },
    }),
  ].join(' '),
};
/** The introduction is smaller on phones, so that the first screen also has room for the map. */
globalStyle(`${introduction} > p`, {
  '@media': {
    [below('small')]: { fontSize: '1.1875rem', lineHeight: '1.5rem' },
    // The box is narrow enough for its text.
    [from('large')]: { maxWidth: 'none' },
    // Below the desktop breakpoint the box covers less of the map if its text is smaller.
    [between('large', 'desktop')]: { fontSize: '1.3125rem', lineHeight: '1.75rem' },
  },
});
/** The note below the next step. */
globalStyle(`${introduction} > div p`, { maxWidth: 'none' });
/** The second headline and the promo card, below the map. */
export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `24px ${vars.gutter}`,
  marginTop: '40px',
});
/** The padding below is for letters of the headline's last line that reach below the line, such as `g`. */
export const headline = style({
  gridColumn: '1 / -1',
  '@media': {
    [from('medium')]: { paddingBottom: '2%' },
  },
});
