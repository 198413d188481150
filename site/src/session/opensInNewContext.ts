// Tells whether a click on a link opens another tab or window.
import type { MouseEvent } from 'react';

/** True if the click opens a new tab or window, or was already handled. */
export const opensInNewContext = (event: MouseEvent): boolean =>
  event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
