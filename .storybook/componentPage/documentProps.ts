import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';
import facts from 'virtual:component-facts';
import { argTypesOf } from './argTypesOf.ts';

const documented = new Map(facts.components.map(component => [component.title, argTypesOf(component)]));

/** The props that only the stories describe. What Storybook infers from args alone, such as a field of a larger record, is no prop. */
const describedByStories = (all: StrictArgTypes, others: object) =>
  Object.fromEntries(
    Object.entries(all).filter(
      ([name, { control, options, description, table }]) =>
        !(name in others) && (control ?? options ?? description ?? table) !== undefined,
    ),
  );

/** Describes the props of a story's component by its types. A story's own `control` and `options` stay. */
export const documentProps: ArgTypesEnhancer = ({ title, argTypes }) => {
  const props = documented.get(title);
  if (!props) return argTypes;
  const known = Object.entries(props).map(([name, fact]) => {
    const { control, options } = argTypes[name] ?? {};
    return [name, { ...fact, ...(control !== undefined && { control }), ...(options && { options }) }];
  });
  // In the order of the types, then what only the story has.
  return { ...(Object.fromEntries(known) as typeof argTypes), ...describedByStories(argTypes, props) };
};
