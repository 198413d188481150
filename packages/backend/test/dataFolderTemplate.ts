import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { newTempPath } from './testBackend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of `newBackendDataDir`'s template. The first test file that needs the template makes it. */
    dataFolderTemplate: string;
  }
}

/** Vitest's global setup of the backend's tests: names the folder of the backend's template, and deletes it in the end. */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = newTempPath();
  project.provide('dataFolderTemplate', folder);
  return () => rm(folder, { recursive: true, force: true });
}
