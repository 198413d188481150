// The style of a label that says that content is a sample.
import { vars } from './contract.css.ts';
import { stylesInLayer } from './style.ts';
import { typeStyle } from './type.ts';

const { style } = stylesInLayer('patterns');

/** Small red capitals in a red box. */
export const sampleLabel = style({
  ...typeStyle('label'),
  width: 'fit-content',
  letterSpacing: '.02em',
  textTransform: 'uppercase',
  color: vars.color.critical,
  border: `1.5px solid ${vars.color.critical}`,
  padding: '3px 8px',
});
