// Distinguishes a plain click on a link from a click with a modifier key.
import type { MouseEvent } from 'react';

/** True if no modifier key is held. With a modifier key, the browser opens the link in another tab or window, or
 * downloads it. */
export const isUnmodifiedClick = (event: MouseEvent): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
