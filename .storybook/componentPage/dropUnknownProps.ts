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

/** Storybook makes the code of a story from the elements that `originalStoryFn` returns, and the story itself from another call. */
export const dropUnknownProps: DecoratorFunction<ReactRenderer> = (story, { originalStoryFn }) => {
  const ofCode: typeof originalStoryFn = (args, context) =>
    keepProps(originalStoryFn(args, context), true) as ReturnType<typeof originalStoryFn>;
  return story({ originalStoryFn: ofCode });
};
