/** Vitest's global setup for the backend's tests: each test file copies its data folder from one template. */
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { newTempPath } from './testBackend.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of `newBackendDataDir`'s template. The first test file that needs the template makes it. */
    dataFolderTemplate: string;
  }
}

export default function setup(project: TestProject): () => Promise<void> {
  const folder = newTempPath();
  project.provide('dataFolderTemplate', folder);
  return () => rm(folder, { recursive: true, force: true });
}
