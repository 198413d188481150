// The checks of `pnpm deploy:check`, in the sections of DEPLOYMENT.md.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Check, problem } from '@fit-to-print/backend/deploy/check';
import { checks } from '@fit-to-print/backend/deploy/checks';
import { preloadCheck } from './preloadCheck.ts';
import { staticHostCheck } from './staticHostCheck.ts';

const site = path.resolve(import.meta.dirname, '..');

/** A check of `pnpm deploy:check`, which compares a hosted project with DEPLOYMENT.md: no content is a placeholder. */
const contentCheck: Check = {
  title: 'Content',
  async run() {
    const { status } = spawnSync('pnpm', ['content:check', '--production'], { cwd: path.dirname(site) });
    const remedy = 'pnpm content:check --production names each.';
    return status === 0
      ? []
      : [problem('Records are placeholders or from memory, or the copy breaks a rule.', remedy)];
  },
};

/** The checks by heading of DEPLOYMENT.md, in the order of that page. */
export const checkSections: readonly (readonly [heading: string, checks: readonly Check[]])[] = [
  ['Accounts and settings', checks.settings],
  ['The project', checks.project],
  ['Stripe', checks.stripe],
  ['The functions', checks.functions],
  ['The site', [contentCheck, staticHostCheck(path.join(site, 'dist')), preloadCheck]],
  ['The first staff account', checks.staff],
];
