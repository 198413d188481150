/** A known vulnerability in a dependency that does not fail the check of dependencies in CI. */
export interface AcceptedVulnerability {
  /** The id of the advisory, GHSA-…. */
  id: string;
  /** The reason for which it does not matter here, or cannot be fixed yet. */
  reason: string;
  /** The last day on which it is accepted, YYYY-MM-DD. After it the check fails, so that somebody decides again. */
  until: string;
}

export const acceptedVulnerabilities: readonly AcceptedVulnerability[] = [];
