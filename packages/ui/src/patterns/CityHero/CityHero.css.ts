// Styles of `CityHero`, the top of a city's page: the dateline (the name of the place in large letters), the introduction, and a drawn map of
// the city's streets. `paper` is the background color of the page.
import { vars } from '../../theme/contract.css.ts';
import { borderRadiusOf, borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { below, between, from, wideScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('patterns');

export const heading = style({
  gridArea: 'heading',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  // Tall windows have more room for it on their first screen.
  padding: 'clamp(16px, 8svh - 48px, 28px) 0 8px',
});
/**
 * The price, at the end of the line with the heading. Only wide screens show it: there the next step, which repeats it, may be below the
 * first screen.
 */
export const note = style({ display: 'none', '@media': { [from('large')]: { display: 'block' } } });

/** One column: the names, the text and the next step, then the map. */
export const hero = style({
  display: 'grid',
  columnGap: '32px',
  gridTemplate:
    '"heading" auto "dateline" auto "headline" auto "introduction" auto "map" auto "caption" auto / minmax(0, 1fr)',
});
/**
 * The grid of a hero with a plan. On tablets the map is beside the second headline and the text. On wide screens the dateline is as wide as
 * the page, above the map and the texts, and the map is as tall as the first screen has room for. It is on the side of its streets
 * (`streetsLeft`), or on the other one.
 */
const plan = style({
  '@media': {
    [from('small')]: {
      gridTemplate:
        '"heading heading" auto "dateline dateline" auto "headline map" auto "text map" auto "action map" 1fr "action caption" auto / minmax(0, 5fr) minmax(0, 7fr)',
    },
    [wideScreen('large')]: {
      '::before': {
        content: '',
        gridArea: 'heading / 1 / caption',
        // 9.75rem is the height of the site's header and a margin.
        minHeight: 'min(100svh - 9.75rem, 58vw)',
      },
    },
  },
});
const leftPlan = style({
  '@media': {
    [from('large')]: {
      gridTemplate:
        '"heading heading" auto "dateline dateline" auto "map headline" auto "map introduction" 1fr "caption introduction" auto / minmax(0, 7fr) minmax(0, 5fr)',
    },
  },
});
const rightPlan = style({
  '@media': {
    [from('large')]: {
      gridTemplate:
        '"heading heading" auto "dateline dateline" auto "headline map" auto "introduction map" 1fr "introduction caption" auto / minmax(0, 5fr) minmax(0, 7fr)',
    },
  },
});
export const plans = { streetsLeft: `${plan} ${leftPlan}`, streetsRight: `${plan} ${rightPlan}` };
const onTablets = between('small', 'large');
/** Windows in which the headline below a strip is beside the texts. In others, which are narrow and tall, it is above them. */
const besideTexts = `${from('desktop')}, ${wideScreen('large')} and (height < 64rem)`;
/**
 * A hero with a strip: a dark map as wide as the window. On phones it is as tall as the rest of the first screen.
 */
export const strip = style({
  gridTemplate: '"heading" auto "map" 1fr "headline" auto "introduction" auto / minmax(0, 1fr)',
  '@media': {
    [below('small')]: {
      '::before': {
        content: '',
        gridArea: 'heading / heading / introduction / introduction',
        // 7.5rem is the height of the site's header and a margin. The limit of 58rem is the height of a tall phone.
        minHeight: 'calc(min(100svh, 58rem) - 7.5rem)',
      },
    },
    [besideTexts]: {
      gridTemplate:
        '"heading heading" auto "map map" auto "headline introduction" auto / minmax(0, 7fr) minmax(0, 5fr)',
    },
  },
});
/** Cuts off what is behind the scroll bar of a part that is as wide as the window. */
export const clip = style({ overflowX: 'clip' });
/** The element makes no box, so that the map and the caption are items of the grid `hero`. */
export const figure = style({
  display: 'contents',
});
/** The box of a strip's map, with the dateline in it. The map and the dateline of a plan are items of the grid `hero`. */
export const map = style({ display: 'contents' });
/** The frame of the map of a plan. On phones it is as wide as the window; on wide screens it is a box beside the texts. */
export const plate = style({
  gridArea: 'map',
  position: 'relative',
  minHeight: 'min(100vw, 30rem)',
  marginTop: '32px',
  border: borders.fine,
  overflow: 'clip',
  '@media': {
    [below('small')]: {
      marginInline: `calc(-1 * ${vars.pageMargin})`,
      borderInline: 0,
    },
    [from('small')]: { marginTop: 0, minHeight: '20rem', ...borderRadiusOf('surface') },
    [from('large')]: { minHeight: '16rem' },
  },
});
/**
 * The height of the strip, as tall as the rest of the first screen. 11rem is the height of the site's header and of the margins around the text.
 * The text below the map takes up to 15.2rem, less in wide columns, or its headline more.
 */
const stripHeight = (largest: string) =>
  `clamp(22rem, 100svh - 11rem - max(20rem - 7.5vw, min(17.3vw, 17.3rem)), ${largest})`;
/**
 * The dark strip: as wide as the window, behind the heading, too; printed, as wide as the text and below the heading. The middle of the map is in the
 * middle of the part above the dateline.
 */
globalStyle(`${strip} ${map}`, {
  gridArea: 'map',
  display: 'grid',
  // A low window shows little of the map above a tall dateline, so that the next step is on the first screen.
  gridTemplate: 'minmax(7rem, 1fr) auto / minmax(0, 1fr)',
  position: 'relative',
  overflow: 'clip',
  '@media': {
    screen: {
      gridArea: 'heading / 1 / map / -1',
      marginInline: 'calc(50% - 50vw)',
      // The dateline is as wide as the text of the page.
      paddingInline: 'calc(50vw - 50%)',
    },
    [from('small')]: { minHeight: stripHeight('50vw') },
    [from('large')]: { minHeight: stripHeight('40vw') },
  },
});
export const dateline = style({
  gridArea: 'dateline',
  // The space below is for a comma, which reaches below its line.
  paddingBottom: 'max(20px, 1.6vw)',
});
/** The name of a strip is on the map, with an outline of the map's color, so that no street touches a letter. */
globalStyle(`${strip} ${dateline}`, {
  gridArea: '2 / 1',
  position: 'relative',
  paddingTop: '8px',
  // Printers would darken the outline.
  printColorAdjust: 'exact',
  WebkitTextStroke: `max(6px, 1.1vw) ${vars.color.paper}`,
  paintOrder: 'stroke fill',
  '@media': { '(forced-colors: active)': { WebkitTextStrokeColor: 'Canvas' } },
});
/** The heading of a strip is on the map, on a ground of the map's color: outlines of its letters would cover those of the line above. */
globalStyle(`${strip} > ${heading}`, {
  '@media': { screen: { zIndex: 1, padding: '16px 0 0', background: 'none' } },
});
globalStyle(`${strip} > ${heading} > h1`, {
  '@media': {
    // On phones it reaches both edges of the window.
    screen: {
      background: vars.color.paper,
      boxShadow: `.5rem 0 0 .5rem ${vars.color.paper}, -.5rem 0 0 .5rem ${vars.color.paper}`,
    },
  },
});
/** The streets go on behind the name. */
globalStyle(`${strip} ${map} > svg`, {
  gridArea: '1 / 1',
  // Smaller than its box, and drawn beyond it, so that the low box of wide screens shows the city's shore or its rivers.
  '@media': { [from('large')]: { width: '66%', justifySelf: 'center' } },
});
/** The bearing of the city's streets: `N 18° E`. */
export const bearing = style({ flex: 'none' });
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
  gridArea: 'caption',
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '16px',
  paddingTop: '8px',
  // On phones and tablets the bearing is above the caption, so that the caption has few lines.
  '@media': { [below('large')]: { flexDirection: 'column', gap: '4px' } },
});
/** Longer lines than those of other captions: the row has room for them, and the caption is then on the first screen. */
globalStyle(`${caption} > p`, { '@media': { [from('large')]: { maxWidth: '88ch' } } });
/** The introduction and the next step. */
export const introduction = style({
  gridArea: 'introduction',
  display: 'grid',
  alignContent: 'start',
  gap: '16px',
  marginTop: '12px',
  '@media': { [from('large')]: { alignSelf: 'end' } },
});
/** The introduction is smaller on phones, so that the first screen also has room for the map. On wide screens it is as large as the window allows. */
globalStyle(`${introduction} > p`, {
  '@media': {
    [below('small')]: { fontSize: '1.25rem', lineHeight: '1.625rem' },
    [wideScreen('large')]: {
      // The column is narrow enough for its text.
      maxWidth: 'none',
      fontSize: 'max(1.25rem, min(3.2vw, 5svh) - 1.2rem)',
      lineHeight: 1.3,
    },
  },
});
/** Below a strip, the introduction is beside the next step, or above it beside the headline. It leaves room for the map on the first screen. */
globalStyle(`${strip} > ${introduction}`, {
  '@media': {
    [from('small')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      gap: '24px 32px',
      marginTop: '24px',
    },
    [besideTexts]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: '32px' },
  },
});
globalStyle(`${strip} > ${introduction} > p`, {
  '@media': { [wideScreen('large')]: { fontSize: 'clamp(1.25rem, 1.4vw, 1.5rem)' } },
});
/** Beside a plan, the introduction and the next step are items of the grid `hero`, and the next step may reach down to the end of the map's caption. */
globalStyle(`${plan} > ${introduction}`, { '@media': { [onTablets]: { display: 'contents' } } });
globalStyle(`${plan} > ${introduction} > *`, {
  '@media': { [onTablets]: { alignSelf: 'start', marginTop: '16px' } },
});
globalStyle(`${plan} > ${introduction} > div`, { '@media': { [onTablets]: { gridRow: 'span 2' } } });
/** As wide as the headline above it. */
globalStyle(`${introduction} a`, { maxWidth: 'none' });
/** The note below the next step. */
globalStyle(`${introduction} > div p`, { maxWidth: 'none' });
/** The second headline. The padding below is for letters of its last line that reach below the line, such as `g`. */
export const headline = style({ gridArea: 'headline', paddingBottom: '1%' });
globalStyle(`${strip} > ${headline}`, {
  marginTop: '16px',
  '@media': { [from('small')]: { marginTop: '32px' } },
});
/** The promo card, below the map. Phones do not show it. */
export const footer = style({ '@media': { [from('medium')]: { marginTop: '40px' } } });
