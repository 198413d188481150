// Styles of `SegmentedControl`, a choice of one option: numbers over labels (`counts`), or one strip of labels (`segments`).
import { segment, segmentRadio } from '@fit-to-print/ui/theme/radio';
import { borderRadiusOf, borders } from '@fit-to-print/ui/theme/borders';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';
import { vars } from '@fit-to-print/ui/theme/contract.css';
import { typeStyle } from '@fit-to-print/ui/theme/type';
import { below, from } from '@fit-to-print/ui/tokens/breakpoint';

const { style, globalStyle } = stylesInLayer('flows');

const option = style(segment);

/** Numbers over their labels, with lines between them. The first of seven options, all of them together, is twice as wide: on a phone they are two rows of four columns. Four options are two rows of two. */
const countsRoot = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  borderTop: borders.bold,
  '@media': {
    [from('medium')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});
const fourOptions = `${countsRoot}:has(> label:nth-of-type(4):last-child)`;
const sevenOptions = `${countsRoot}:has(> label:nth-of-type(7):last-child)`;
globalStyle(sevenOptions, {
  '@media': { [from('medium')]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(6, minmax(0, 1fr))' } },
});
const counts = {
  root: countsRoot,
  option: [
    option,
    style({
      display: 'flex',
      flexDirection: 'column',
      padding: '12px 0 11px',
      paddingInlineStart: '6px',
      borderBottom: borders.fine,
      textTransform: 'uppercase',
      overflowWrap: 'anywhere',
      selectors: {
        '& + &': { borderInlineStart: borders.hair },
      },
      '@media': {
        [below('medium')]: {
          gridColumn: 'span 3',
          selectors: {
            [`${sevenOptions} > &:nth-of-type(1)`]: { gridColumn: 'span 6' },
            [`${sevenOptions} > &:nth-of-type(4)`]: { borderInlineStart: 0 },
            [`${fourOptions} > &`]: { gridColumn: 'span 6' },
            [`${fourOptions} > &:nth-of-type(3)`]: { borderInlineStart: 0 },
          },
        },
        [from('medium')]: { paddingInline: '12px', letterSpacing: '.02em' },
      },
    }),
  ].join(' '),
};

/** One strip. On a phone four options are one row without space between the labels and the lines, and six are two rows of three. */
const segmentsRoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  border: borders.fine,
  ...borderRadiusOf('field'),
  '@media': {
    [below('small')]: {
      selectors: {
        '&:has(> label:nth-of-type(4):last-child)': {
          display: 'grid',
          gridTemplateColumns: 'repeat(4, auto)',
        },
        '&:has(> label:nth-of-type(6):last-child)': {
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        },
      },
    },
  },
});
const fourSegments = `${segmentsRoot}:has(> label:nth-of-type(4):last-child)`;
const sixSegments = `${segmentsRoot}:has(> label:nth-of-type(6):last-child)`;

const segments = {
  root: segmentsRoot,
  option: [
    option,
    style({
      flex: 'auto',
      padding: '15px 6px',
      textAlign: 'center',
      selectors: { '& + &': { borderInlineStart: borders.hair } },
      '@media': {
        [below('small')]: {
          selectors: {
            [`${fourSegments} > &`]: { paddingInline: '2px' },
            [`${sixSegments} > &:nth-of-type(4)`]: { borderInlineStart: 0 },
            [`${sixSegments} > &:nth-of-type(n + 4)`]: { borderTop: borders.hair },
          },
        },
        [from('medium')]: { paddingInline: '12px' },
      },
    }),
  ].join(' '),
};

export const variants = { counts, segments };

export const count = style({
  ...typeStyle('price'),
  // Five digits fit in a quarter of the narrowest screen.
  fontSize: 'clamp(1.5rem, 7.4vw, 2.5rem)',
  lineHeight: 1.15,
  '@media': { [from('medium')]: { fontSize: 'clamp(1.5rem, 3.2vw, 3rem)' } },
});
// New entries wait for an answer.
globalStyle(`${sevenOptions} > label:nth-of-type(2):not(:has(:checked)) > ${count}`, {
  color: vars.color.pencil,
});

export const radio = style(segmentRadio);
