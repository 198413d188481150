// Styles of `ContactButton`: a link to the contact form, and a form with a button that replaces it where scripts do not run.
import { stylesInLayer } from '../../theme/style.ts';
import { typeStyle } from '../../theme/type.ts';

const { style, globalStyle } = stylesInLayer('components');

/** `link` and `form` are the same kind of box, and one of them is hidden: without script the button is where the link was. */
export const link = style({
  display: 'grid',
  '@media': {
    '(scripting: none)': { display: 'none' },
    // A Button prints the address of its link. Here that has a sentence in its query, so only the page is printed.
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
export const form = style({ display: 'grid' });
