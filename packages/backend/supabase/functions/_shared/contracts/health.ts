/** The API contract of `health`, for monitoring. */

/** Mail that has not been sent. Times in seconds. */
export interface Outbox {
  /** Number of mails that are neither sent nor failed. */
  waiting: number;
  /** For how long the oldest of these could already have been sent. Mail that is delayed on purpose has no age yet. */
  oldest_seconds: number;
  /** How long the oldest due mail has been due. */
  overdue_seconds: number;
  /** Number of mails and events that were given up. The staff sees them. They do not make the project unhealthy. */
  failed: number;
}

/** What the database function `health` returns: the outbox, refunds, the limits by address, and the seconds since the timer last ran each job. */
export interface DatabaseHealth extends Outbox {
  /** Since when the oldest second subscription waits to be canceled and refunded. 0 without one. */
  refund_seconds: number;
  /** True if one address has made over 90 % of the limited calls of the last hour, and more than half of what its limit allows. */
  is_one_address_crowded: boolean;
  job_seconds: Record<'dispatch-outbox' | 'apply-retention', number>;
}

/** The largest normal age of mail, in seconds. Older mail means that the mail provider or the timer does not work. */
export const maxMailAgeSeconds = 15 * 60;
/** The largest normal age of a second subscription, in seconds. An older one means that Stripe refuses to cancel or to refund it, or does not answer. */
export const maxRefundAgeSeconds = 60 * 60;
/** The largest normal time since the timer's last run, in seconds. The hosted timer runs every minute. */
export const maxTimerAgeSeconds = 15 * 60;
/** The largest normal time since the last retention, in seconds. Retention runs every night. */
export const maxRetentionAgeSeconds = 3 * 24 * 60 * 60;

/**
 * One part of the project that a monitor can watch. `warning` needs a person within days. `failing` needs a person now, and so does
 * `unknown`, the state of all other checks while the database does not answer.
 */
export interface HealthCheck {
  state: 'ok' | 'warning' | 'failing' | 'unknown';
  /** Seconds since the oldest mail was written, or since the job last ran. Null where the check has no age. */
  age_seconds: number | null;
}

export type HealthCheckName =
  | 'settings'
  | 'database'
  | 'mail'
  | 'failed_mail'
  | 'refunds'
  | 'timer'
  | 'retention'
  | 'addresses';

/** The response of `health`: 200 when healthy, otherwise 503. The log has the reason. */
export interface Health {
  /** True if no check is failing or unknown. */
  healthy: boolean;
  /** True if every secret is set and well-formed. */
  configured: boolean;
  checks: Record<HealthCheckName, HealthCheck>;
  /** The unsent mail. Null when the database does not respond. */
  outbox: Outbox | null;
  /**
   * The caller's address, as the rate limits see it (an IPv6 address as its /64). Null when unknown. If it is not the caller's own
   * address, TRUSTED_PROXIES is incomplete, and all callers share one limit.
   */
  address: string | null;
}
