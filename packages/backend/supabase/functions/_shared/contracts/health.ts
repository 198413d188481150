/** The contract of `health`, for monitoring. */

/** Mail that has not been sent. Times in seconds. */
export interface Outbox {
  /** Number of mails that are neither sent nor failed. */
  waiting: number;
  /** Age of the oldest of these. */
  oldest_seconds: number;
  /** How long the oldest due mail has been due. */
  overdue_seconds: number;
  /** Number of mails that failed ten times. The staff sees them. They do not make the project unhealthy. */
  failed: number;
}

/** Seconds. When mail is due for longer, the timer does not run: hosted, it runs every minute. */
export const maxOverdueSeconds = 15 * 60;

/** The response of `health`: 200 when healthy, otherwise 503. The log has the reason. */
export interface Health {
  healthy: boolean;
  /** True if every secret is set and well-formed. */
  configured: boolean;
  /** Null when the database does not respond. */
  outbox: Outbox | null;
  /**
   * The caller's address, as the rate limits see it (an IPv6 address as its /64). Null when unknown. If it is not the caller's own,
   * TRUSTED_PROXIES is incomplete, and all callers share one limit.
   */
  address: string | null;
}
