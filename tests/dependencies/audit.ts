// `pnpm audit:dependencies`: fails if a dependency has a known vulnerability that `acceptedVulnerabilities.ts` does not list. Without
// an answer from the registry it says that nothing was checked and ends with its own exit code; `--require-answer` fails then.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { notCheckedExitCode } from '../runScript.ts';
import { acceptedVulnerabilities } from './acceptedVulnerabilities.ts';
import { auditProblems, parseAuditReport } from './auditReport.ts';

const { values } = parseArgs({
  options: { registry: { type: 'string' }, 'require-answer': { type: 'boolean' } },
});

const { stdout, stderr } = spawnSync(
  'pnpm',
  ['audit', '--json', ...(values.registry ? [`--config.registry=${values.registry}`] : [])],
  { cwd: path.resolve(import.meta.dirname, '../..'), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const report = parseAuditReport(stdout);

if (report) {
  const problems = auditProblems(report, acceptedVulnerabilities, new Date().toISOString().slice(0, 10));
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0
      ? `No known vulnerability; ${acceptedVulnerabilities.length} accepted.`
      : 'Update the dependency, or add the advisory to tests/dependencies/acceptedVulnerabilities.ts with reason and date.',
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  console.error(
    `NOT CHECKED for known vulnerabilities: the registry does not answer the audit.\n${stderr.trim()}`,
  );
  process.exitCode = values['require-answer'] ? 1 : notCheckedExitCode;
}
