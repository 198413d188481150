// Styles of `ContactButton`: a link to the contact form, and a form with a button that replaces it where scripts do not run.
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';

const { style, globalStyle } = stylesInLayer('components');

/** The box of the link. Where scripts do not run it is hidden, and `form` is shown in its place. */
export const link = style({
  display: 'grid',
  '@media': {
    '(scripting: none)': { display: 'none' },
    // A Button prints the address of its link. Here that has a sentence in its query. So the box prints `data-address`, the address of the
    // contact form without a query, and the link prints nothing.
    print: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '12px',
      '::after': { ...typeStyle('label'), content: 'attr(data-address)' },
    },
  },
});
globalStyle(`${link} > a:any-link::after`, { '@media': { print: { content: 'none' } } });
/** The box of the form. It is inside `<noscript>`, so browsers show it only where scripts do not run. */
export const form = style({ display: 'grid' });
