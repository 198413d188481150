/** The types of the modules that `componentFactsPlugin` provides. */
declare module 'virtual:component-facts' {
  const facts: {
    readonly components: readonly import('../packages/ui/build/componentFacts.ts').ComponentFacts[];
    readonly changes: readonly import('./build/readChanges.ts').Change[];
    readonly results: Readonly<
      Record<'stories' | 'reflow', import('./build/storyResults.ts').StoryCheckResults | null>
    >;
  };
  export default facts;
}

declare module 'virtual:component-prop-names' {
  /** The names of the props of each component, by its name. */
  const names: Readonly<Record<string, import('../packages/ui/build/componentFacts.ts').PropNames | true>>;
  export default names;
}
