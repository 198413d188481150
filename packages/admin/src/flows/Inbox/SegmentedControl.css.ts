// Styles of `SegmentedControl`, a choice of one option: numbers over labels (`counts`), or one strip of labels (`segments`).
import { segment, segmentRadio } from '@fit-to-print/ui/theme/radio';
import { borderRadiusOf, borders } from '@fit-to-print/ui/theme/borders';
import { stylesInLayer } from '@fit-to-print/ui/theme/style';
import { typeStyle } from '@fit-to-print/ui/theme/type';
import { from } from '@fit-to-print/ui/tokens/breakpoint';

const { style } = stylesInLayer('flows');

const option = style(segment);

/** Numbers over their labels, with lines between them. On a phone the first is above rows of three; four options are two rows of two. */
const countsRoot = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderTop: borders.bold,
  selectors: {
    '&:has(> label:nth-of-type(4):last-child)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '@media': {
    [from('medium')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      selectors: { '&:has(> label:nth-of-type(4):last-child)': { gridTemplateColumns: 'none' } },
    },
  },
});
const fourOptions = `${countsRoot}:has(> label:nth-of-type(4):last-child)`;
const counts = {
  root: countsRoot,
  option: [
    option,
    style({
      display: 'flex',
      flexDirection: 'column',
      padding: '12px 8px 11px',
      borderBottom: borders.fine,
      letterSpacing: '.02em',
      textTransform: 'uppercase',
      overflowWrap: 'anywhere',
      selectors: {
        '& + &': { borderInlineStart: borders.hair },
        '&:first-of-type': { gridColumn: '1 / -1' },
        '&:nth-of-type(3n + 2)': { borderInlineStart: 0 },
        [`${fourOptions} > &:first-of-type`]: { gridColumn: 'auto' },
        [`${fourOptions} > &:nth-of-type(2)`]: { borderInlineStart: borders.hair },
        [`${fourOptions} > &:nth-of-type(3)`]: { borderInlineStart: 0 },
      },
      '@media': {
        [from('medium')]: {
          paddingInline: '12px',
          selectors: {
            '&:first-of-type': { gridColumn: 'auto' },
            '&:nth-of-type(3n + 2)': { borderInlineStart: borders.hair },
            [`${fourOptions} > &:nth-of-type(3)`]: { borderInlineStart: borders.hair },
          },
        },
      },
    }),
  ].join(' '),
};

const segments = {
  root: style({ display: 'flex', flexWrap: 'wrap', border: borders.fine, ...borderRadiusOf('field') }),
  option: [
    option,
    style({
      flex: 'auto',
      // Four kinds fit on one line of the narrowest screen.
      padding: '15px 6px',
      textAlign: 'center',
      '@media': { [from('medium')]: { paddingInline: '12px' } },
      selectors: { '& + &': { borderInlineStart: borders.hair } },
    }),
  ].join(' '),
};

export const variants = { counts, segments };

export const count = style({
  ...typeStyle('figure'),
  // Five digits fit on one line of the narrowest screen.
  fontSize: 'clamp(1.125rem, 5.6vw, 1.75rem)',
  lineHeight: '2rem',
  letterSpacing: '-.04em',
  fontVariantNumeric: 'tabular-nums',
});

export const radio = style(segmentRadio);
