import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { newTempPath } from './contract/target.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of `newStackDataDir`'s template. The first test file that needs the template makes it. */
    stackTemplate: string;
  }
}

/** Vitest's global setup of the backend's tests: names the folder of the stack's template, and deletes it in the end. */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = newTempPath();
  project.provide('stackTemplate', folder);
  return () => rm(folder, { recursive: true, force: true });
}
