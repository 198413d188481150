// Shares the facts about all components: the documentation pages, the manifests for coding assistants and the tests need the same.
import type { ComponentFacts } from './componentFacts.ts';
import { readFactsInChildProcess } from './readFactsInChildProcess.ts';

let facts: Promise<ComponentFacts[]> | undefined;

/** Reads the facts at the first call. Reading them takes TypeScript seconds of processor time. */
export const readFactsOnce = async (): Promise<ComponentFacts[]> => (facts ??= readFactsInChildProcess());

/** Call it when a component has changed. */
export const forgetFacts = (): void => {
  facts = undefined;
};
