import { createContext } from 'react';
import type { CopyfitRequest, HeadlineFit } from './solve.ts';

/** Returns the fit that the site's build has computed. A headline without one is solved in the browser. */
export const CopyfitContext = createContext<(request: CopyfitRequest) => HeadlineFit | undefined>(
  () => undefined,
);
