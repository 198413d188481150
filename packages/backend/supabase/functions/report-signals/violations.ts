/** Reads the browsers' reports of violations of the content security policy. */
import type { Signal } from '../_shared/contracts/signals.ts';

/** The media types in which browsers report violations: by `report-uri`, and by the Reporting API. */
export const violationMediaTypes: readonly string[] = ['application/csp-report', 'application/reports+json'];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the violations on pages of the site that a report contains, in either format, and leaves out other reports. */
export function readViolations(input: unknown, siteOrigin: string | undefined): Signal[] {
  const reports = Array.isArray(input) ? input : [input];
  return reports.filter(isFields).flatMap(report => {
    const violation =
      report['csp-report'] ?? (report['type'] === 'csp-violation' ? report['body'] : undefined);
    if (!isFields(violation)) return [];
    const documentUrl = textOf(violation['document-uri'] ?? violation['documentURL']);
    if (!URL.canParse(documentUrl) || new URL(documentUrl).origin !== siteOrigin) return [];
    const [name = ''] = textOf(violation['effective-directive'] ?? violation['effectiveDirective']).split(
      ' ',
    );
    return [
      {
        kind: 'violation' as const,
        name,
        page: new URL(documentUrl).pathname,
        detail:
          `${blockedOrigin(textOf(violation['blocked-uri'] ?? violation['blockedURL']))} ${sourceLocationOf(violation)}`.trim(),
      },
    ];
  });
}

/** The origin of the blocked resource, its scheme (`data:`) if it has no origin, or the browser's word such as `inline` or `eval`. */
const blockedOrigin = (blocked: string): string =>
  URL.canParse(blocked) ? new URL(blocked).origin.replace(/^null$/, new URL(blocked).protocol) : blocked;

function sourceLocationOf(violation: Fields): string {
  const file = textOf(violation['source-file'] ?? violation['sourceFile']);
  const line = violation['line-number'] ?? violation['lineNumber'];
  return URL.canParse(file) ? `${new URL(file).pathname}:${typeof line === 'number' ? line : 0}` : '';
}
