/** A known vulnerability of a dependency with which the gate passes nevertheless. */
export interface AcceptedVulnerability {
  /** The id of the advisory, GHSA-…. */
  id: string;
  /** Why it does not matter here, or why it cannot be mended yet. */
  reason: string;
  /** The last day on which it is accepted, YYYY-MM-DD. After it the gate fails, so that somebody looks again. */
  until: string;
}

export const acceptedVulnerabilities: readonly AcceptedVulnerability[] = [];
