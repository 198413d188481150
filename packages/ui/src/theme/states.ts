// The states of an element: their selectors for styles, and a function by which a story shows a state without a pointer or a keyboard.

/** A state that styles draw: under the pointer, focused by keyboard, or pressed. */
export type ElementState = 'hover' | 'focus' | 'active';

/** The attribute of an element that a story shows in some states. The site's build removes its selectors from the styles of documents. */
export const forcedStateAttribute = 'data-force';

/**
 * Shows an element in these states until the next call: `forceState(link, 'hover', 'focus')`. The `play` function of a story calls it,
 * because a picture has no pointer, and the keyboard focuses one element only.
 */
export function forceState(element: Element, ...states: readonly ElementState[]): void {
  element.setAttribute(forcedStateAttribute, states.join(' '));
}

/** The selector of an element for which a story has forced `state`, for rules that need other selectors than those below. */
export const forcedState = (state: ElementState) => `[${forcedStateAttribute}~="${state}"]`;

/**
 * The selector of a control on a page whose script has not run yet, or has failed: `data-waiting` on `<html>`, which the script removes at its
 * end. The styles hide controls that only this script carries out.
 */
export const whileWaiting = '[data-waiting] &';

/** The selectors of an element in a state, whether a visitor or a story has caused it. */
export const hoverState = `:is(:hover, ${forcedState('hover')})`;
export const focusState = `:is(:focus-visible, ${forcedState('focus')})`;
export const activeState = `:is(:active, ${forcedState('active')})`;
