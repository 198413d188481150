import type { MouseEvent } from 'react';

/** Whether a press on a link is for this page: one with a modifier opens elsewhere, and is the browser's. */
export const isUnmodifiedClick = (event: MouseEvent): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
