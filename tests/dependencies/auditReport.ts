// Reads the report of `pnpm audit`, and names what has to be done. A gate is a command that must pass before a change is accepted.
import type { AcceptedVulnerability } from './acceptedVulnerabilities.ts';

/** The parts of the output of `pnpm audit --json` that the gate reads. */
export interface AuditReport {
  advisories: Record<string, Advisory>;
}

interface Advisory {
  github_advisory_id: string;
  title: string;
  severity: string;
  module_name: string;
  patched_versions: string | null;
  url: string;
  findings: readonly { version: string; paths: readonly string[] }[];
}

/** Reads the output of `pnpm audit --json`. Undefined if the output is not a report, because the registry did not answer. */
export function parseAuditReport(output: string): AuditReport | undefined {
  try {
    const report = JSON.parse(output) as Partial<AuditReport>;
    return report.advisories && { advisories: report.advisories };
  } catch {
    return undefined;
  }
}

/**
 * One line for each known vulnerability that is not accepted, and for each accepted one that is past its date or no longer found.
 * @param today YYYY-MM-DD
 */
export function auditProblems(
  report: AuditReport,
  accepted: readonly AcceptedVulnerability[],
  today: string,
): string[] {
  const advisories = Object.values(report.advisories);
  const acceptedNow = new Set(accepted.filter(({ until }) => until >= today).map(({ id }) => id));
  const notAccepted = advisories
    .filter(({ github_advisory_id }) => !acceptedNow.has(github_advisory_id))
    .map(advisory => {
      const { version, paths } = advisory.findings[0] ?? { version: '', paths: [] };
      const remedy = advisory.patched_versions
        ? `fixed in ${advisory.patched_versions}`
        : 'no release fixes it';
      return `${advisory.github_advisory_id} (${advisory.severity}): ${advisory.module_name} ${version}: ${advisory.title}; ${remedy}; needed by ${paths[0] ?? 'the workspace'}; ${advisory.url}`;
    });
  const found = new Set(advisories.map(({ github_advisory_id }) => github_advisory_id));
  const stale = accepted.flatMap(({ id, until }) => {
    if (!found.has(id)) return [`${id} is accepted, and no dependency has it: remove it from the list.`];
    return until < today
      ? [`${id} was accepted until ${until}: update the dependency, or decide again.`]
      : [];
  });
  return [...notAccepted, ...stale];
}
