// Shows stories in the pseudo-locale (longer texts with accents), if the pseudo-locale is chosen in the toolbar.
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { showInPseudoLocale } from './pseudoDocument.ts';
import { inPseudoLocale } from './pseudoLocale.ts';

/** The stories on the page whose play function has ended. */
const played = new Set<string>();
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Switches the story to the pseudo-locale only now, because play functions find elements by the text as written. The story's state stays. */
export const afterPlay: Extract<Preview['afterEach'], (...parameters: never[]) => unknown> = ({ id }) => {
  played.add(id);
  notify();
};
export const beforePlay: NonNullable<Preview['beforeEach']> = ({ id }) => {
  played.delete(id);
};

function StoryText({
  Story,
  context,
}: {
  Story: Parameters<Decorator>[0];
  context: Parameters<Decorator>[1];
}) {
  const hasPlayed = useSyncExternalStore(subscribe, () => played.has(context.id));
  const isPseudo = context.globals.text === 'pseudo' && hasPlayed;
  // Dialogs are outside the element of their story. On a page of documentation, the text around a story stays as written.
  const root = context.viewMode === 'docs' ? context.canvasElement : document.body;
  useLayoutEffect(() => (isPseudo ? showInPseudoLocale(root) : undefined), [isPseudo, root]);
  return <Story args={isPseudo ? inPseudoLocale(context.args) : context.args} />;
}

/**
 * Shows the story in the pseudo-locale, if the pseudo-locale is chosen in the toolbar. The text of its args changes before it renders, because headlines are fitted
 * to it and some of it is in attributes. The other text changes on the page: of decorators, of the story itself, and what its play function
 * caused.
 */
export const pseudoText: Decorator = (Story, context) => <StoryText Story={Story} context={context} />;
