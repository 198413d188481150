// Styles of `ArticleMeta`, the line with the category, the reading time and the date of an article.
import { stylesInLayer } from '../../theme/style.ts';

const { style, globalStyle } = stylesInLayer('patterns');

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', overflowWrap: 'anywhere' });
// Narrow phones have no room for all three, so the date is below the others, also where it is short.
globalStyle(`${root} > :last-child`, { '@media': { 'screen and (width < 25rem)': { flexBasis: '100%' } } });
globalStyle(`${root} > *`, {
  fontSize: '.8125rem',
  '@media': { 'screen and (min-width: 100rem)': { fontSize: '.875rem', lineHeight: '1.25rem' } },
});
