import { report } from '@fit-to-print/backend/deploy/check';
import { chapters } from './chapters.ts';
import { readProject } from './project.ts';

/** `pnpm deploy:check`: what the hosted project still lacks, in the order in which it is done, and what to do. Fails while anything is left. */
const project = readProject();
let left = 0;
for (const [index, [heading, checks]] of chapters.entries()) {
  console.log(`${index + 1}. ${heading}`);
  // oxlint-disable-next-line no-await-in-loop -- what comes first is done first
  for await (const { title, findings } of report(checks, project)) {
    left += findings.length;
    console.log(`  ${findings.length === 0 ? '✓' : '✗'} ${title}`);
    for (const [todo, same] of Map.groupBy(findings, finding => finding.todo)) {
      for (const { kind, says } of same)
        console.log(`      ${kind === 'missing' ? '' : 'not checked: '}${says}`);
      console.log(`      → ${todo}`);
    }
  }
}
console.log(
  left === 0 ? '\nNothing is missing.' : `\n${left} left. DEPLOYMENT.md goes through them in this order.`,
);
process.exitCode = left === 0 ? 0 : 1;
