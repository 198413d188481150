// `pnpm deploy:check`: prints what the hosted project lacks, and what to do, in the order of DEPLOYMENT.md. Fails if anything but advice is left.
import { runChecks } from '@fit-to-print/backend/deploy/check';
import { checkSections } from './checkSections.ts';
import { readProjectSettings } from './projectSettings.ts';

const project = readProjectSettings();
const prefixes = { problem: '', unchecked: 'not checked: ', advice: 'advice: ' } as const;
let findingCount = 0;
for (const [index, [heading, checks]] of checkSections.entries()) {
  console.log(`${index + 1}. ${heading}`);
  // oxlint-disable-next-line no-await-in-loop -- the results print in order
  for await (const { title, findings } of runChecks(checks, project)) {
    const left = findings.filter(({ kind }) => kind !== 'advice').length;
    findingCount += left;
    console.log(`  ${left === 0 ? '✓' : '✗'} ${title}`);
    for (const [remedy, same] of Map.groupBy(findings, finding => finding.remedy)) {
      for (const { kind, message } of same) console.log(`      ${prefixes[kind]}${message}`);
      console.log(`      → ${remedy}`);
    }
  }
}
console.log(
  findingCount === 0
    ? '\nNothing is missing.'
    : `\n${findingCount} ${findingCount === 1 ? 'finding' : 'findings'} left. DEPLOYMENT.md goes through them in this order.`,
);
process.exitCode = findingCount === 0 ? 0 : 1;
