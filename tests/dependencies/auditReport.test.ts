// Tests of the check for known vulnerabilities in dependencies.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { acceptedVulnerabilities } from './acceptedVulnerabilities.ts';
import { auditProblems, parseAuditReport } from './auditReport.ts';

/** A report of `pnpm audit --json` about one vulnerability. */
const report = {
  advisories: {
    '1100001': {
      github_advisory_id: 'GHSA-aaaa-bbbb-cccc',
      title: 'A page of another site reads files',
      severity: 'high',
      module_name: 'vite',
      patched_versions: '>=8.3.9',
      url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
      findings: [{ version: '8.3.8', paths: ['.>vitest>vite'] }],
    },
  },
};
const accepted = { id: 'GHSA-aaaa-bbbb-cccc', reason: 'The server is local.', until: '2026-12-31' };

describe('auditProblems', () => {
  test('names a vulnerability that is not accepted, and the release that fixes it', () => {
    expect(auditProblems(report, [], '2026-12-01')).toEqual([
      expect.stringMatching(/^GHSA-aaaa-bbbb-cccc \(high\): vite 8\.3\.8: .*fixed in >=8\.3\.9/),
    ]);
  });

  test('names no problem for an accepted vulnerability until its last day', () => {
    expect(auditProblems(report, [accepted], '2026-12-31')).toEqual([]);
  });

  test('names an accepted vulnerability when its date has passed', () => {
    expect(auditProblems(report, [accepted], '2027-01-01')).toContain(
      'GHSA-aaaa-bbbb-cccc was accepted until 2026-12-31: update the dependency, or decide again.',
    );
  });

  test('names an accepted vulnerability when no dependency has it any more', () => {
    expect(auditProblems({ advisories: {} }, [accepted], '2026-12-01')).toEqual([
      'GHSA-aaaa-bbbb-cccc is accepted, and no dependency has it: remove it from the list.',
    ]);
  });
});

test('parseAuditReport returns undefined for an error of the registry', () => {
  expect(parseAuditReport('')).toBeUndefined();
  expect(parseAuditReport('{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}')).toBeUndefined();
});

test('each accepted vulnerability has an id, a reason and a date', () => {
  for (const { id, reason, until } of acceptedVulnerabilities) {
    expect(id).toMatch(/^GHSA(-[\da-z]{4}){3}$/);
    // A reason is a sentence.
    expect(reason.length).toBeGreaterThan(20);
    expect(until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test.each(['ci.yml', 'nightly.yml'])('%s names every action by the hash of a commit', file => {
  const workflow = readFileSync(new URL(`../../.github/workflows/${file}`, import.meta.url), 'utf8');
  const actions = [...workflow.matchAll(/uses: *(.+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});
