// The type of a component's record, the part of its documentation that a person writes.
/** A sentence of advice, and the story that shows it: its export name, after `Title/` if it is a story of another component. */
interface Advice {
  readonly text: string;
  /** The name of the story that shows it. */
  readonly story: string;
}

/**
 * The part of a component's documentation that a person writes: the default export of `Name.docs.ts` beside the component. Storybook
 * shows it. The rest (description, props, tokens, parts) is read from the code.
 */
export interface ComponentDocs {
  /** When to choose the component. */
  readonly purpose: string;
  readonly status: 'draft' | 'stable' | 'deprecated';
  /** The first version of the package with the component; `next` for the version after the last release. */
  readonly since: string;
  /** Other names of the component. Storybook's search finds it by them. */
  readonly aliases: readonly string[];
  /** When and how to use the component. */
  readonly use: readonly Advice[];
  /** Mistakes to avoid. `story` shows the mistake; `instead` names, with its title, a story that shows the right way. */
  readonly avoid: readonly (Advice | { readonly text: string; readonly instead: string })[];
  /** The component's parts from the top, each with its purpose. */
  readonly anatomy: readonly (readonly [part: string, purpose: string])[];
  /** The keys, each with what it does. Empty if the component cannot have the focus. */
  readonly keyboard: readonly (readonly [keys: string, action: string])[];
  /** The announcements of a screen reader, sentence by sentence. */
  readonly screenReader: readonly string[];
  /** The titles of other components, each with the reason to choose it. */
  readonly related: Readonly<Record<string, string>>;
}
