import { readEnv } from '../_shared/env.ts';
import { timerFunction } from '../_shared/timerFunction.ts';
import { checkPlacements } from './checkPlacements.ts';

/** Looks at the pages on which press releases were published (placements), when a check is due. A timer calls it. */
export default timerFunction('check-placements', () => checkPlacements(readEnv()));
