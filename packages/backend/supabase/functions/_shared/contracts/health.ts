/** The API contract of `health`, for monitoring. */

/** Mail that has not been sent. Times in seconds. */
export interface Outbox {
  /** Number of mails that are neither sent nor failed. */
  waiting: number;
  /** How long the oldest of these has waited since it was first due. Mail that is delayed on purpose is due later than it is written. */
  oldest_seconds: number;
  /** How long the oldest of these has waited since its next attempt was due. Small while the timer runs, even if every attempt fails. */
  overdue_seconds: number;
  /** Number of mails, and of events for the studio's program or Slack, whose sending was given up. The staff sees them. They do not make the project unhealthy. */
  failed: number;
}

/** What the database function `health` returns: the outbox, refunds, the limits by address, and the seconds since the timer last ran each job. */
export interface DatabaseHealth extends Outbox {
  /** How long the oldest duplicate subscription (a second one of the same buyer) has waited to be canceled and refunded. 0 without one. */
  refund_seconds: number;
  /** True if one address has made over 90 % of the limited calls of the last hour, and more than half of what its limit allows. */
  is_one_address_crowded: boolean;
  job_seconds: Record<'dispatch-outbox' | 'apply-retention', number>;
}

/** The largest normal age of mail, in seconds. Older mail means that the mail provider or the timer does not work. */
export const maxMailAgeSeconds = 15 * 60;
/** The longest normal wait of a duplicate subscription, in seconds. A longer one means that Stripe refuses to cancel or to refund it, or does not answer. */
export const maxRefundAgeSeconds = 60 * 60;
/** The largest normal time since the timer's last run, in seconds. The hosted timer runs every minute. */
export const maxTimerAgeSeconds = 15 * 60;
/** The largest normal time since the last retention, in seconds. Retention runs every night. */
export const maxRetentionAgeSeconds = 3 * 24 * 60 * 60;

/**
 * One part of the project that a monitor can watch. `warning` needs a person within days. `failing` needs a person now, and so does
 * `unknown`, the state of each check that needs the database while it does not answer.
 */
export interface HealthCheck {
  state: 'ok' | 'warning' | 'failing' | 'unknown';
  /** How long the oldest mail or refund has waited, or the time since the job last ran, in seconds. Null where the check has no age. */
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
