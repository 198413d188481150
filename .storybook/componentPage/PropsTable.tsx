import type { DocumentedComponent, Prop } from '../../packages/ui/build/componentFacts.ts';
import { RichLine } from './RichLine.tsx';

/**
 * A table of the props of one component, read from the code. Storybook's own controls show the props of the component that a story
 * file is about; this table shows those of each other component that the same folder exports.
 */
export const PropsTable = ({ name, description, props }: DocumentedComponent) => (
  <>
    <h3>
      <code>{name}</code>
    </h3>
    {description && (
      <p>
        <RichLine text={description} />
      </p>
    )}
    <table className="docs-props">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Description</th>
          <th scope="col">Default</th>
        </tr>
      </thead>
      <tbody>
        {props.map(prop => (
          <PropRow key={`${prop.name} ${prop.when}`} {...prop} />
        ))}
      </tbody>
    </table>
  </>
);

/** The description of a prop, and its condition, which is left out if it only says that the prop is set. */
const describe = ({ name, description, when }: Pick<Prop, 'name' | 'description' | 'when'>) =>
  when && when !== `\`${name}\` is set` ? `${description} Only if ${when}.`.trim() : description;

/** `when` is the condition under which a union of prop types has this prop, for example “`href` is set”. */
const PropRow = ({ name, type, isRequired, description, when, default: value, fields }: Prop) => (
  <tr>
    <th scope="row">
      {name}
      {isRequired && !when && <span className="docs-required"> required</span>}
    </th>
    <td>
      <RichLine text={describe({ name, description, when })} />
      <div>
        <code>{type}</code>
      </div>
      {fields && (
        <details>
          <summary>Properties</summary>
          <dl>
            {fields.map(field => (
              <div key={`${field.name} ${field.when}`}>
                <dt>
                  <code>
                    {field.name}
                    {!field.isRequired && '?'}: {field.type}
                  </code>
                </dt>
                {(field.description || field.when) && (
                  <dd>
                    <RichLine text={describe(field)} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </details>
      )}
    </td>
    <td>{value !== undefined && <code>{value}</code>}</td>
  </tr>
);
