import { createContext } from 'react';
import type { CopyfitRequest, Fit } from './solve.ts';

/**
 * Where solved headlines come from. The site provides those that its build has measured; a headline without one is
 * solved in the browser.
 */
export const CopyfitContext = createContext<(request: CopyfitRequest) => Fit | undefined>(() => undefined);
