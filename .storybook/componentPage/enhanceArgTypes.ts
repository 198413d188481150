// Adds the descriptions of props, which are read from the code, to the stories of a component.
import type { ArgTypes, ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';
import type { ComponentFacts } from '../../packages/ui/build/componentFacts.ts';
import { argTypesOf } from './argTypesOf.ts';

const documented = new Map<string, ArgTypes>();

/** Called by a module that `componentFactsPlugin` adds to the component's stories: each file of stories brings its own props. */
export const addProps = (component: Pick<ComponentFacts, 'title' | 'components'>): void =>
  void documented.set(component.title, argTypesOf(component));

/** The arg types that only the stories describe. Entries that Storybook infers from args alone are left out: they are not props. */
const describedByStories = (all: StrictArgTypes, others: object) =>
  Object.fromEntries(
    Object.entries(all).filter(
      ([name, { control, options, description, table }]) =>
        !(name in others) && (control ?? options ?? description ?? table) !== undefined,
    ),
  );

/** Replaces Storybook's descriptions of a component's props by those read from its types. A story's own `control` and `options` stay. */
export const enhanceArgTypes: ArgTypesEnhancer = ({ title, argTypes }) => {
  const props = documented.get(title);
  if (!props) return argTypes;
  const fromTypes = Object.entries(props).map(([name, fact]) => {
    const { control, options } = argTypes[name] ?? {};
    return [name, { ...fact, ...(control !== undefined && { control }), ...(options && { options }) }];
  });
  // The props in the order of the types, then those that only the story describes.
  return { ...(Object.fromEntries(fromTypes) as typeof argTypes), ...describedByStories(argTypes, props) };
};
