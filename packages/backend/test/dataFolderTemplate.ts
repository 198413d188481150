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

export default function setup(project: TestProject): (() => Promise<void>) | undefined {
  // One test starts `pnpm test:contract`, which runs Vitest inside of Vitest, and passes its own template.
  const existingTemplate = process.env.DATA_FOLDER_TEMPLATE;
  if (existingTemplate) {
    project.provide('dataFolderTemplate', existingTemplate);
    return undefined;
  }
  const folder = newTempPath();
  project.provide('dataFolderTemplate', folder);
  return () => rm(folder, { recursive: true, force: true });
}
