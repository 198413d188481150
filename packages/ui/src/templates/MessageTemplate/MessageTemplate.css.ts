// Styles of the page that is shown after a form was posted without script: the message was sent, or it was not. Colors: `ink` is text,
// `pencil` is the accent of links and buttons.
import { vars } from '../../theme/contract.css.ts';
import { borders, columnRule } from '../../theme/borders.ts';
import { mirroredInRightToLeft } from '../../theme/direction.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { familyStyle, typeStyle } from '../../theme/type.ts';
import { below, between, from } from '../../tokens/breakpoint.ts';

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
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `24px ${vars.gutter}`,
  alignItems: 'start',
  paddingTop: '24px',
  // The row of the button is as tall as the rest of the envelope.
  '@media': {
    [from('medium')]: { paddingTop: '48px' },
    [from('large')]: { gridTemplateRows: 'auto auto 1fr' },
  },
  overflowWrap: 'anywhere',
});
/**
 * The envelope and the text. On phones and tablets the text is below the envelope, on tablets beside the headline; where pages use all
 * twelve columns it is beside the envelope, and the button ends where the envelope ends.
 */
export const message = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('medium')]: { display: 'contents' } },
});
globalStyle(`${message} > *`, {
  '@media': { [from('medium')]: { gridColumn: '6 / 13' }, [from('large')]: { gridColumn: '8 / 13' } },
});
globalStyle(`${message} > h2`, {
  '@media': {
    // On large phones, a headline as wide as the page would be larger than the page's own.
    [below('medium')]: { maxWidth: '26rem' },
    // On tablets the text and the button are beside it.
    [between('medium', 'large')]: {
      gridColumn: '1 / 7',
      gridRow: '2 / span 2',
      paddingInlineEnd: '16px',
    },
  },
});
globalStyle(`${message} > h2 + p`, { '@media': { [between('medium', 'large')]: { gridColumn: '7 / 13' } } });
globalStyle(`${message} > :first-child`, {
  '@media': {
    [from('medium')]: { gridColumn: '1 / -1' },
    [from('large')]: { gridColumn: '1 / 8', gridRow: '1 / span 3', alignSelf: 'stretch', marginBottom: 0 },
  },
});
globalStyle(`${message} > :last-child`, {
  '@media': {
    [between('medium', 'large')]: { gridColumn: '7 / 13' },
    [from('large')]: { alignSelf: 'end' },
  },
});
/** The advertisement stands apart from the button above it. */
globalStyle(`${root} > aside`, { '@media': { [from('medium')]: { marginTop: '24px' } } });
/** The colors of the border of an airmail envelope, in stripes of 1rem. */
const stripes = [vars.color.pencil, vars.color.surface, vars.color.critical, vars.color.surface].map(
  (color, index) => `${color} ${index}rem ${index + 1}rem`,
);
/** The front of an envelope: the canceled postage, the typed address, and the stamp of the post office below it. */
export const envelope = style({
  position: 'relative',
  display: 'grid',
  width: '100%',
  aspectRatio: '10 / 6.2',
  containerType: 'inline-size',
  overflow: 'clip',
  marginBottom: '16px',
  border: `10px solid ${vars.color.ink}`,
  borderImage: `repeating-linear-gradient(135deg, ${stripes.join(', ')}) 10`,
  outline: borders.fine,
  outlineOffset: '-1px',
  background: vars.color.surface,
});
/** The drawing of the postage stamp and the waves that cancel it. */
export const postage = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: '56%',
  maxWidth: 'none',
  fill: 'none',
  stroke: vars.color.ink,
  strokeLinecap: 'round',
  selectors: mirroredInRightToLeft,
});
/** The parts of the postage stamp: its paper, its picture, and the lines in the picture. */
export const stampPaper = style({ fill: vars.color.surface, stroke: vars.color.ink });
export const stampPicture = style({ fill: vars.color.pencil, stroke: 'none' });
export const stampDrawing = style({ stroke: vars.color.surface, strokeLinejoin: 'round' });
/** The stamp of the post office, larger than a `Stamp` elsewhere. */
export const stamp = style({
  position: 'absolute',
  insetBlockEnd: '7%',
  insetInlineEnd: '6%',
  fontSize: '6cqi',
});
globalStyle(`${stamp} > span`, {
  borderWidth: '.1em',
  fontSize: 'inherit',
  lineHeight: 1.1,
  rotate: '-8deg',
});
/** The typed address on the envelope. */
export const address = style({
  placeSelf: 'start',
  padding: '20% 6% 0',
  ...familyStyle('mono'),
  fontSize: '4.25cqi',
  lineHeight: 1.5,
});
export const addressLine = style({ display: 'block' });
/** The next steps: a list on phones, columns with lines between them on wider screens. */
export const nextSteps = style({
  gridColumn: '1 / -1',
  borderTop: borders.fine,
  '@media': {
    [from('medium')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.gutter,
      marginTop: '24px',
    },
  },
});
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  padding: '12px 0 15px',
  borderBottom: borders.hair,
  '@media': {
    [from('medium')]: {
      borderBottom: 0,
      selectors: {
        // The number is 16 px from the line in the middle of the gutter.
        '& + &': { paddingInlineStart: `calc(16px - ${vars.gutter} / 2)` },
        '& + &::before': columnRule('12px', '12px'),
      },
    },
  },
});
export const stepText = style({ display: 'grid', gap: '4px', alignContent: 'start' });
export const number = style({ ...typeStyle('figure'), color: vars.color.muted });
export const link = style({ display: 'grid' });
// The text of the button fits in one line at 320 px.
globalStyle(`${link} > a`, { '@media': { [below('small')]: { gap: '8px', paddingInline: '14px' } } });
