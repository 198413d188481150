import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';
import facts from 'virtual:component-facts';
import { argTypesOf } from './argTypesOf.ts';

const documented = new Map(facts.components.map(component => [component.title, argTypesOf(component)]));

/** The arg types that only the stories describe. Entries that Storybook infers from args alone are left out: they are no props. */
const describedByStories = (all: StrictArgTypes, others: object) =>
  Object.fromEntries(
    Object.entries(all).filter(
      ([name, { control, options, description, table }]) =>
        !(name in others) && (control ?? options ?? description ?? table) !== undefined,
    ),
  );

/** Replaces Storybook's descriptions of a component's props by those read from its types. A story's own `control` and `options` stay. */
export const documentProps: ArgTypesEnhancer = ({ title, argTypes }) => {
  const props = documented.get(title);
  if (!props) return argTypes;
  const fromTypes = Object.entries(props).map(([name, fact]) => {
    const { control, options } = argTypes[name] ?? {};
    return [name, { ...fact, ...(control !== undefined && { control }), ...(options && { options }) }];
  });
  // The props in the order of the types, then those that only the story describes.
  return { ...(Object.fromEntries(fromTypes) as typeof argTypes), ...describedByStories(argTypes, props) };
};
