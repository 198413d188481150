/** The contract of `health`: what is told to anybody who monitors the project. */

/** Mail that has not been sent. Times in seconds. */
export interface Outbox {
  /** Mails that are neither sent nor given up. */
  waiting: number;
  /** Age of the oldest of them. */
  oldest_seconds: number;
  /** How long the one that is due longest has been due. */
  overdue_seconds: number;
  /** Mails given up after ten attempts: the studio sees them. They make nothing unhealthy, since it takes a person to look. */
  failed: number;
}

/** Mail that is due for longer than this has a timer that does not run: hosted, it runs every minute. */
export const longestOverdue = 15 * 60;

/** What `health` answers, with 200 when all is well and with 503 when something is not. The log says why. */
export interface Health {
  healthy: boolean;
  /** Whether every secret is there, and has its form. */
  configured: boolean;
  /** Null when the database does not answer. */
  outbox: Outbox | null;
  /**
   * Whom the limits by address take the caller for: their own address, of IPv6 its /64. Null when nobody who is trusted says.
   * Somebody else's means that TRUSTED_PROXIES is not complete, and everybody shares one limit.
   */
  address: string | null;
}
