// Makes the code of a story compile in an app: leaves out what the types of the components do not have.
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

/** The names of the props of an element, if they are known. */
const namesOf = (type: unknown): PropNames | true =>
  (typeof type === 'function' && namesOfComponents[type.name]) || true;

/** A value without the properties that its type does not have, such as `isPlaceholder`, a mark of content. */
function keepProps(value: unknown, names: PropNames | true): unknown {
  if (Array.isArray(value)) return value.map(item => keepProps(item, names));
  if (isValidElement(value)) return { ...value, props: keepProps(value.props, namesOf(value.type)) };
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => names === true || Object.hasOwn(names, name) || isAlwaysAllowed(name))
      .map(([name, inner]) => [name, keepProps(inner, names === true ? true : (names[name] ?? true))]),
  );
}

/**
 * Marks the context of decorators. Storybook calls `originalStoryFn` with it to make the code of a story. To render the story, it calls it
 * with the props of an element: React copies no symbols to them, so the mark is missing, and the story is rendered unchanged.
 */
const isForCode = Symbol('is for code');

export const dropUnknownProps: DecoratorFunction<ReactRenderer> = (story, { originalStoryFn }) => {
  const markedFn: typeof originalStoryFn = (args, context) => {
    const element = originalStoryFn(args, context);
    return isForCode in context ? (keepProps(element, true) as typeof element) : element;
  };
  const marked = { originalStoryFn: markedFn, [isForCode]: true };
  return story(marked);
};
