import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Check, missing, report } from '@fit-to-print/backend/deploy/check';
import { checks } from '@fit-to-print/backend/deploy/checks';
import { hostCheck } from './host.ts';
import { readProject } from './project.ts';

/** `pnpm deploy:check`: what the hosted project still lacks, in the order in which it is done, and what to do. Fails while anything is left. */
const site = path.resolve(import.meta.dirname, '..');

const contentCheck: Check = {
  title: 'Content',
  async examine() {
    const { status } = spawnSync('pnpm', ['content:check', '--production'], { cwd: path.dirname(site) });
    const todo = 'pnpm content:check --production names each.';
    return status === 0
      ? []
      : [missing('Records are still made up or from memory, or the copy breaks a rule.', todo)];
  },
};

let left = 0;
for await (const { title, findings } of report(
  [...checks, contentCheck, hostCheck(path.join(site, 'dist'))],
  readProject(),
)) {
  left += findings.length;
  console.log(`${findings.length === 0 ? '✓' : '✗'} ${title}`);
  for (const [todo, same] of Map.groupBy(findings, finding => finding.todo)) {
    for (const { kind, says } of same) console.log(`    ${kind === 'missing' ? '' : 'not checked: '}${says}`);
    console.log(`    → ${todo}`);
  }
}
console.log(
  left === 0 ? '\nNothing is missing.' : `\n${left} left. DEPLOYMENT.md goes through them in this order.`,
);
process.exitCode = left === 0 ? 0 : 1;
