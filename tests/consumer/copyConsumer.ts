// Prepares a test app, which installs the design system as another team would.
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packPackage } from '../../packages/ui/build/installPackage.ts';

/**
 * Copies a consumer (an app that installs the design system as a package) to a folder outside of the repository, where nothing but its own `node_modules` can be found, and
 * packs the built package beside it.
 */
export function copyConsumer(name: 'vite' | 'next'): { folder: string; tarball: string } {
  const folder = mkdtempSync(path.join(tmpdir(), `consumer-${name}-`));
  cpSync(path.join(import.meta.dirname, name), folder, { recursive: true });
  return { folder, tarball: packPackage(folder) };
}
