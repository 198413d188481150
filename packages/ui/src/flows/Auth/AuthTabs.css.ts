// Styles of `AuthTabs`, the sign-in panel as part of a page: a press pass (a journalist's card), and the form in tabs.
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { borders, framedSurface } from '../../theme/borders.ts';
import { stylesInLayer } from '../../theme/style.ts';
import { between, from } from '../../tokens/breakpoint.ts';
import * as form from './AuthForm.css.ts';

const { style, globalStyle } = stylesInLayer('flows');

/** On wide pages the press pass is to the right of the form. Elsewhere it is a low strip above the form. */
export const root = style({
  '@media': {
    [from('large')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
});
globalStyle(`${root} > :first-child`, { '@media': { [from('large')]: { order: 1 } } });
/** The tabs are as tall as the pass, if the pass is taller. */
globalStyle(`${root} > :last-child`, {
  '@media': { [from('large')]: { display: 'grid', gridTemplateRows: 'auto 1fr' } },
});
globalStyle(`${root} [role='tabpanel']`, { '@media': { [from('medium')]: { padding: '24px' } } });
export const title = style({ display: 'grid', gap: '8px', marginBottom: '16px' });
/** Beside the pass, the form is as tall as the pass: its parts share the space. */
globalStyle(`${root} [role='tabpanel']`, { '@media': { [from('large')]: { display: 'grid' } } });
globalStyle(`${root} .${form.root}`, {
  '@media': { [from('large')]: { alignContent: 'space-between', gap: '24px' } },
});
/** A surface like that of a tab panel. */
export const surface = style({
  ...framedSurface,
  padding: '24px 16px',
  '@media': { [from('medium')]: { padding: '24px' } },
});

/** Signing in and signing up have two columns on tablets: on the left what needs no password, on the right the fields. */
const columns = `${root} .${form.root}:has(> .${form.divider})`;
for (const [selector, rule] of Object.entries({
  [columns]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', columnGap: '24px' },
  // The first row is for the summary of errors.
  [`${columns}:not(:has(> section))`]: { marginTop: '-16px' },
  [`${columns} > section`]: { gridArea: '1 / 1 / 2 / -1' },
  [`${columns} > .${form.consent}`]: { gridArea: '2 / 1' },
  [`${columns} > button:not([type='submit'])`]: { gridArea: '3 / 1', alignSelf: 'end' },
  [`${columns} > .${form.footer}`]: { gridArea: '4 / 1 / 6 / 2', alignSelf: 'end' },
  [`${columns} > .${form.divider}`]: { gridArea: '2 / 2 / 6 / 3', flexDirection: 'column' },
  [`${columns} > .${form.divider}::before`]: { borderTop: 0, borderInlineStart: borders.hair },
  [`${columns} > .${form.divider}::after`]: { borderTop: 0, borderInlineStart: borders.hair },
  [`${columns} > .${form.divider} + *`]: { gridArea: '2 / 3' },
  [`${columns} > .${form.divider} + * + *`]: { gridArea: '3 / 3' },
  [`${columns} > .${form.belowPassword}`]: { gridArea: '4 / 3' },
  [`${columns} > [type=submit]`]: { gridArea: '5 / 3', alignSelf: 'end' },
} satisfies Record<string, Omit<GlobalStyleRule, '@media' | '@supports' | '@layer'>>))
  globalStyle(selector, { '@media': { [between('medium', 'large')]: rule } });
