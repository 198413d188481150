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

/** `when` is the condition under which a union of prop types has this prop, for example “`href` is set”. */
const PropRow = ({ name, type, isRequired, description, when, default: value, fields }: Prop) => (
  <tr>
    <th scope="row">
      {name}
      {isRequired && <span className="docs-required"> required</span>}
    </th>
    <td>
      {description && <RichLine text={description} />} {when && <RichLine text={`Only if ${when}.`} />}
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
                {field.description && (
                  <dd>
                    <RichLine text={field.description} />
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
