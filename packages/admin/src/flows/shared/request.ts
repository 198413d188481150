// What the state machines of the admin area share about their requests.

/** How long a request may take. */
export const timeoutMs = 15_000;
/** How long after the last letter a search starts. */
export const searchDelayMs = 200;

/** Creates the default implementation of an actor. It always fails: the component must provide the real request. */
export const mustBeProvided = (name: string) => () =>
  Promise.reject(new Error(`Provide the actor \`${name}\`.`));
