import { pencilType } from '../../primitives/CopyfitHeadline/headlineType.ts';
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { families } from '../../tokens/type.ts';

const { style, globalStyle } = stylesInLayer('flows');

/** Only script can set the headline. */
export const root = style({
  display: 'grid',
  gap: '8px',
  minWidth: 0,
  containerType: 'inline-size',
  '@media': { '(scripting: none)': { display: 'none' } },
});

const mark = `${vars.color.ink} 0 0`;
const size = '12px 1px';
const turned = '1px 12px';
/** Room for two lines of the largest size, between crop marks, so that nothing moves while they are typed. */
export const frame = style({
  display: 'grid',
  alignContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '56cqi',
  padding: '24px 0',
  overflow: 'clip',
  overflowClipMargin: '8px',
  background: [
    `linear-gradient(${mark}) 0 0 / ${size}`,
    `linear-gradient(${mark}) 0 0 / ${turned}`,
    `linear-gradient(${mark}) 100% 0 / ${size}`,
    `linear-gradient(${mark}) 100% 0 / ${turned}`,
    `linear-gradient(${mark}) 0 100% / ${size}`,
    `linear-gradient(${mark}) 0 100% / ${turned}`,
    `linear-gradient(${mark}) 100% 100% / ${size}`,
    `linear-gradient(${mark}) 100% 100% / ${turned}`,
  ].join(', '),
  backgroundRepeat: 'no-repeat',
});

export const placeholder = style({
  justifySelf: 'center',
  margin: 0,
  fontFamily: families.text,
  fontSize: 'clamp(1.75rem, 11cqi, 3.5rem)',
  fontStyle: 'italic',
  fontWeight: pencilType.weight,
  lineHeight: 1,
  letterSpacing: '-.02em',
  color: vars.color.pencil,
  overflowWrap: 'anywhere',
  rotate: '-2deg',
});

/** As wide as its text, so that the line stays fitted. */
export const word = style({
  position: 'relative',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontStretch: 'inherit',
  fontVariationSettings: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:is(:hover, [data-force~="hover"])': {
      textDecorationLine: 'line-through',
      textDecorationColor: vars.color.pencil,
      textDecorationThickness: '.06em',
    },
    '&[aria-pressed=true]': { textDecorationLine: 'none' },
  },
});
/** Small words of small lines are easier to hit. */
globalStyle(`${word}::after`, { content: '', position: 'absolute', inset: '-4px' });
