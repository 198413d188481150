/** A sentence of advice with a story that shows it: the name of its export, with the title before it if it is another component's. */
interface Advice {
  readonly text: string;
  readonly story: string;
}

/**
 * What a person has to say about a component. `Name.docs.ts`, beside the component, has one as its default export. Everything that
 * the code knows (description, props, tokens, parts) is read from the code.
 */
export interface ComponentDocs {
  /** When to choose it. */
  readonly purpose: string;
  readonly status: 'draft' | 'stable' | 'deprecated';
  /** The version of the package that has it first; `next` for the one after the last release. */
  readonly since: string;
  /** What people call it. Storybook's search finds it by these. */
  readonly aliases: readonly string[];
  readonly use: readonly Advice[];
  /** The story shows the mistake, or, with `instead`, what to do. */
  readonly avoid: readonly (Advice | { readonly text: string; readonly instead: string })[];
  /** Its parts from the top, each with what it is for. */
  readonly anatomy: readonly (readonly [part: string, purpose: string])[];
  /** Keys with what they do. Empty if it takes no focus. */
  readonly keyboard: readonly (readonly [keys: string, action: string])[];
  /** What a screen reader says, sentence by sentence. */
  readonly screenReader: readonly string[];
  /** Titles of other components, each with when to choose it. */
  readonly related: Readonly<Record<string, string>>;
}
