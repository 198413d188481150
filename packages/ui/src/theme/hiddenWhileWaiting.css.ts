// The style of controls that only the page's script carries out.
import { stylesInLayer } from './style.ts';
import { whileWaiting } from './states.ts';

const { style } = stylesInLayer('reset');

/** Hidden as long as the page's script has not run. A class that components share, because pages have few bytes left for styles. */
export const hiddenWhileWaiting = style({ selectors: { [whileWaiting]: { visibility: 'hidden' } } });
