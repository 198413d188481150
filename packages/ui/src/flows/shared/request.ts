/** How long a request may take, retries included, before it counts as failed. */
export const timeoutMs = 15_000;

/**
 * How a request ended. A rejection may carry the server's message, and a reference that the visitor can quote to support.
 * `Details` are what a flow reads from a rejection beyond that.
 */
export type Outcome<Details extends object = object> =
  | { readonly accepted: true }
  | ({ readonly accepted: false } & Rejection & Partial<Details>);

/** Why a request was not accepted: the server's message, and its reference for support. */
export interface Rejection {
  readonly message?: string | undefined;
  readonly reference?: string | undefined;
}

/** The rejection that an event of an invoked request carries; empty if the request was accepted, broke or timed out. */
export function rejectionOf(event: object): Rejection {
  const { output } = event as { output?: Outcome };
  return output?.accepted === false ? output : {};
}

/** An actor without an implementation: the component provides the request. */
export const mustBeProvided = (actor: string) => () =>
  Promise.reject(new Error(`Provide the actor \`${actor}\` with machine.provide().`));
