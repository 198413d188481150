// A cache of the facts about all components (`ComponentFacts`): the documentation pages, the manifests for coding assistants and the tests
// need the same facts.
import type { ComponentFacts } from './componentFacts.ts';
import { readFactsInChildProcess } from './readFactsInChildProcess.ts';

let facts: Promise<ComponentFacts[]> | undefined;

/** Returns the facts. Only the first call reads them from the code, which takes seconds of processor time. */
export const readCachedFacts = async (): Promise<ComponentFacts[]> => (facts ??= readFactsInChildProcess());

/** Call this when the code of a component has changed: the next call of `readCachedFacts` reads it again. */
export const clearFactsCache = (): void => {
  facts = undefined;
};
