// Styles of the page that is shown after a form was posted without script: the message was sent, or it was not. Colors: `ink` is text,
// `pencil` is the accent of links and buttons.
import { vars } from '../../theme/contract.css.ts';
import { borders } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';
import { below, between, from, wideScreen } from '../../tokens/breakpoint.ts';

const { style, globalStyle } = stylesInLayer('templates');

/**
 * The confirmation: visible if the fragment of the address is its `id`. Because of the large scroll margin, the browser does not scroll
 * away from the top of the page.
 */
export const sent = style({
  scrollMarginTop: '100vh',
  selectors: { '&:not(:target)': { display: 'none' } },
});
/** Shown if the message was not sent. */
export const notSent = style({ selectors: { [`${sent}:target + &`]: { display: 'none' } } });

export const root = style({
  display: 'grid',
  gap: `24px ${vars.gutter}`,
  paddingTop: '24px',
  overflowWrap: 'anywhere',
  '@media': { [from('medium')]: { paddingTop: '40px' } },
});
/** The next steps: a list with lines between its items. */
export const nextSteps = style({
  borderTop: borders.bold,
  marginTop: '8px',
  '@media': {
    [between('medium', 'large')]: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.gutter,
    },
    // All steps get the same share of the height that is left, so the space below each text is equal.
    [from('large')]: { display: 'grid' },
  },
});
/**
 * The drawing and the texts. On tablets the button is beside the text, and the next steps are in three columns; where pages use all twelve columns the texts are beside the
 * drawing, which is at least as high as they are.
 */
export const message = style({
  display: 'grid',
  gap: `16px ${vars.gutter}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('medium')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    [from('large')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto auto 1fr auto',
      columnGap: 'max(32px, 3vw)',
    },
  },
});
globalStyle(`${message} > *`, { '@media': { [from('large')]: { gridColumn: 2 } } });
/** The drawing. */
export const picture = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  marginBottom: '8px',
  '@media': {
    [from('medium')]: { gridColumn: '1 / -1', aspectRatio: '2 / 1' },
    [from('large')]: {
      gridArea: '1 / 1 / -1 / 2',
      aspectRatio: 'auto',
      minHeight: 'max(24rem, 29vw)',
      marginBottom: 0,
    },
  },
});
globalStyle(`${picture} > svg`, { position: 'absolute', inset: 0 });
/** A message with next steps is as high as the window. Its short neighbor is not, so that its button is near its text. */
globalStyle(`${message}:has(> ${nextSteps})`, {
  // The headline is 80 px and 11 % of the window high.
  '@media': { [wideScreen('large')]: { minHeight: 'min(100svh - 11vw - 104px, 50vw)' } },
});
/** On tablets, a message without next steps is as wide as the page. */
globalStyle(`${message}:not(:has(> ${nextSteps})) > *`, {
  '@media': { [between('medium', 'large')]: { gridColumn: '1 / -1' } },
});
/** The text is as wide as its headline. */
globalStyle(`${message} > h2 + p`, {
  maxWidth: 'none',
  textWrap: 'pretty',
  '@media': {
    [from('large')]: { fontSize: 'clamp(1.375rem, 1.9vw, 2.375rem)', lineHeight: 1.3 },
  },
});
/** The advertisement stands apart from the button above it. */
globalStyle(`${root} > aside`, { '@media': { [from('medium')]: { marginTop: '24px' } } });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  padding: '12px 0 15px',
  selectors: { '& + &': { borderTop: borders.hair } },
  '@media': { [between('medium', 'large')]: { selectors: { '& + &': { borderTop: 0 } } } },
});
globalStyle(`${nextSteps} p`, {
  '@media': { [wideScreen('large')]: { fontSize: 'clamp(1.0625rem, 1.3vw, 1.4rem)', lineHeight: 1.4 } },
});
export const stepText = style({ display: 'grid', gap: '4px', alignContent: 'start' });
export const number = style({ ...typeStyle('figure'), color: vars.color.muted });
/** On wide screens the button ends where the drawing does. */
export const link = style({
  display: 'grid',
  alignSelf: 'end',
  '@media': { [from('large')]: { gridRow: 4 } },
});
globalStyle(`${nextSteps} + ${link}`, {
  '@media': { [between('medium', 'large')]: { gridArea: '2 / 2 / span 2' } },
});
// The text of the button fits in one line at 320 px.
globalStyle(`${link} > a`, { '@media': { [below('small')]: { gap: '8px', paddingInline: '14px' } } });
