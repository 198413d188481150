import type { ArgTypesEnhancer } from 'storybook/internal/types';
import facts from 'virtual:component-facts';
import { argTypesOf } from './argTypesOf.ts';

const documented = new Map(facts.components.map(component => [component.title, argTypesOf(component)]));

const withoutKeys = <Value>(all: Readonly<Record<string, Value>>, others: object) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !(name in others)));

/** Describes the props of a story's component by its types. A story's own `control` and `options` stay. */
export const documentProps: ArgTypesEnhancer = ({ title, argTypes }) => {
  const props = documented.get(title) ?? {};
  const known = Object.entries(props).map(([name, fact]) => {
    const { control, options } = argTypes[name] ?? {};
    return [name, { ...fact, ...(control !== undefined && { control }), ...(options && { options }) }];
  });
  // In the order of the types, then what only the story has.
  return { ...(Object.fromEntries(known) as typeof argTypes), ...withoutKeys(argTypes, props) };
};
