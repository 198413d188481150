// The context by which a page passes the fits of its headlines to them. A fit is the size of each line and the width of its letters, so that it fills its
// column.
import { createContext } from 'react';
import type { CopyfitRequest, HeadlineFit } from './request.ts';

/** A function that returns the fit that the site's build has computed for a headline. If it returns `undefined`, the browser computes it. */
export const CopyfitContext = createContext<(request: CopyfitRequest) => HeadlineFit | undefined>(
  () => undefined,
);
