// Removes props that a component's types do not have from the code that Storybook shows for a story, so that the code compiles in an app.
import type { DecoratorFunction } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import { isValidElement } from 'react';
import namesOfComponents from 'virtual:component-prop-names';
import type { PropNames } from '../../packages/ui/build/componentFacts.ts';

/** Props of every element, and attributes such as `data-…`, which JSX allows without a declaration. */
const isAlwaysAllowed = (name: string) =>
  name === 'children' || name === 'key' || name === 'ref' || name.includes('-');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The names of the props of a component, by its function. `true` if they are not known: then every name is allowed. */
const namesOf = (type: unknown): PropNames | true =>
  (typeof type === 'function' && namesOfComponents[type.name]) || true;

/** A value without the properties that its type does not have, such as `isPlaceholder`, which marks invented content. */
function withoutUnknownProps(value: unknown, names: PropNames | true): unknown {
  if (Array.isArray(value)) return value.map(item => withoutUnknownProps(item, names));
  if (isValidElement(value))
    return { ...value, props: withoutUnknownProps(value.props, namesOf(value.type)) };
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => names === true || Object.hasOwn(names, name) || isAlwaysAllowed(name))
      .map(([name, inner]) => [
        name,
        withoutUnknownProps(inner, names === true ? true : (names[name] ?? true)),
      ]),
  );
}

/**
 * Storybook calls `originalStoryFn` twice: once to write the code of a story, and once to render it. This symbol in the context tells the two
 * apart. To write the code, Storybook passes the context on as it is. To render, it makes the context the props of an element, and React
 * copies no symbols to props. So the symbol is missing, and the story is rendered with all its props.
 */
const isForCode = Symbol('is for code');

export const dropUnknownProps: DecoratorFunction<ReactRenderer> = (story, { originalStoryFn }) => {
  const markedFn: typeof originalStoryFn = (args, context) => {
    const element = originalStoryFn(args, context);
    return isForCode in context ? (withoutUnknownProps(element, true) as typeof element) : element;
  };
  const marked = { originalStoryFn: markedFn, [isForCode]: true };
  return story(marked);
};
