// Styles of the page with a placement report: where a press release was published.
import { vars } from '../../theme/contract.css.ts';
import { stylesInLayer } from '../../theme/style.ts';

const { style } = stylesInLayer('templates');

/** Reserves height for the report while it loads. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  paddingTop: '40px',
  alignContent: 'start',
  minHeight: '40vh',
  '@media': { print: { minHeight: 0, paddingTop: '16px' } },
});
/** The report, as wide as the page. */
export const report = style({ justifySelf: 'stretch' });
/** Without script the report cannot load, so another sentence is shown instead. */
export const loading = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `12px ${vars.gutter}` });
