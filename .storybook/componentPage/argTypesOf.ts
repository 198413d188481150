// Describes the props of a component for Storybook's table of controls.
import type { ArgTypes, SBType } from 'storybook/internal/types';
import type { ComponentFacts, Prop } from '../../packages/ui/build/componentFacts.ts';

/** A value's properties as text, which the table shows on a click. */
const shapeOf = (fields: readonly Prop[], indent = ''): string =>
  fields
    .map(({ name, isRequired, type, description, fields: inner }) => {
      const comment = description && `${indent}// ${description}\n`;
      const value = inner ? `${type}\n${shapeOf(inner, `${indent}  `)}` : type;
      return `${comment}${indent}${name}${isRequired ? '' : '?'}: ${value}`;
    })
    .join('\n');

const typeOf = ({ type, options }: Prop): SBType => {
  if (options) return { name: 'enum', value: options.map(option => JSON.parse(option) as string | number) };
  if (type === 'string' || type === 'number' || type === 'boolean') return { name: type };
  if (type.includes('=>') || type.includes('Handler<')) return { name: 'function' };
  return { name: 'other', value: type };
};

/**
 * Storybook's description of the props of a story's component. If the props are a union of types, each prop is listed once, with the types
 * that it has in all members.
 */
export function argTypesOf({ components: [main] }: Pick<ComponentFacts, 'components'>): ArgTypes {
  const names = [...new Set(main?.props.map(({ name }) => name))];
  return Object.fromEntries(
    names.map(name => {
      const props = main!.props.filter(prop => prop.name === name);
      const [prop] = props as [Prop];
      const fields = props.flatMap(each => each.fields ?? []);
      const description = props
        // A condition on the prop itself repeats its type, so it is left out.
        .map(({ when, description: text }) =>
          when && !when.startsWith(`\`${name}\``) ? `${text} Only if ${when}.` : text,
        )
        .join('\n\n');
      return [
        name,
        {
          name,
          description,
          type: { ...typeOf(prop), required: prop.isRequired && !prop.when },
          ...((prop.type === 'ReactNode' || name === 'ref') && { control: false }),
          table: {
            type: {
              summary: [...new Set(props.map(({ type }) => type))].join(' | '),
              ...(fields.length > 0 && { detail: shapeOf(fields) }),
            },
            ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }),
          },
        },
      ];
    }),
  ) as ArgTypes;
}
