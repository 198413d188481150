/** The longest time that a request may take, retries included, before it counts as failed. */
export const timeoutMs = 15_000;

/**
 * The outcome of a request. A rejection may have the server's message, and a reference that the visitor can quote to support.
 * `Details` are further properties of a rejection, which differ by flow.
 */
export type Outcome<Details extends object = object> =
  | { readonly accepted: true }
  | ({ readonly accepted: false } & Rejection & Partial<Details>);

/** The rejection of a request: the server's message, and its reference for support. */
export interface Rejection {
  readonly message?: string | undefined;
  /** The id of the request that the visitor can quote to support. */
  readonly reference?: string | undefined;
}

/** The server's rejection in an event of an invoked request; empty if the request was accepted, failed or timed out. */
export function rejectionOf(event: object): Rejection {
  const { output } = event as { output?: Outcome };
  return output?.accepted === false ? output : {};
}

/** Creates the default implementation of an actor. It always fails: the component must provide the real request. */
export const mustBeProvided = (actor: string) => () =>
  Promise.reject(new Error(`Provide the actor \`${actor}\` with machine.provide().`));
