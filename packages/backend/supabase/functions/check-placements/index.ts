import { readEnv } from '../_shared/env.ts';
import { timerFunction } from '../_shared/timerFunction.ts';
import { checkPlacements } from './checkPlacements.ts';

/** Looks at the pages on which releases were published, when a check is due. */
export default timerFunction('check-placements', () => checkPlacements(readEnv()));
