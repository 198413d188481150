import type { MouseEvent } from 'react';

/** Whether a press asks for another tab or window, or was dealt with. */
export const opensInNewContext = (event: MouseEvent): boolean =>
  event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
