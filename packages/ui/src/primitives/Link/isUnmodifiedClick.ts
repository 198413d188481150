// Tells a plain click on a link from one that opens another tab.
import type { MouseEvent } from 'react';

/** True if no modifier key is held. With a modifier key, the browser opens the link in another tab or window. */
export const isUnmodifiedClick = (event: MouseEvent): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
