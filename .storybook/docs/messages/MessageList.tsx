// Tables of every message that a visitor or the staff can see.
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { fieldErrors, isToast, serverErrors, textsOf, valueAt } from './content.ts';
import { functionReaders, messageFlows, type MessageUse } from './messageUses.ts';

function StoryLink({ source, story }: MessageUse) {
  const value = valueAt(source);
  if (!story && !isToast(value)) return <span>on the page itself</span>;
  const parts = (story ?? 'Messages/Error catalogue/Notice').split('/');
  const name = storyNameFromExport(parts.pop()!);
  const id = toId(parts.join('/'), name);
  const args = story ? '' : `&args=source:${source}`;
  return (
    <a href={`?path=/story/${id}${args}`} target="_top">
      {story ? `${parts.at(-1)}, ${name}` : 'as a toast'}
    </a>
  );
}

/** Every message in the content files, grouped by flow. */
export const MessageList = () =>
  messageFlows.map(({ flow, uses }) => (
    <section key={flow}>
      <h2>{flow}</h2>
      <table className="docs-rows">
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">When</th>
            <th scope="col">Who sees it</th>
            <th scope="col">See it</th>
          </tr>
        </thead>
        <tbody>
          {uses.map(use => {
            const value = valueAt(use.source);
            const [first, ...others] = textsOf(value);
            return (
              <tr key={use.source}>
                <td>
                  {isToast(value) && <span className="docs-tone" data-tone={value.tone} title={value.tone} />}
                  <strong>{first}</strong>
                  {others.map(text => (
                    <div key={text}>{text}</div>
                  ))}
                  <code className="docs-source">{use.source}</code>
                </td>
                <td>{use.when}</td>
                <td>{use.seenBy}</td>
                <td>
                  <StoryLink {...use} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  ));

/** The error messages of every field. The form and the server use the same ones. */
export const FieldErrorList = () =>
  Object.entries(fieldErrors).map(([form, fields]) => (
    <section key={form}>
      <h3>{form}</h3>
      <table className="docs-rows">
        <tbody>
          {fields.map(({ name, errors }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {errors.map(error => (
                  <div key={error}>{error}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));

/** The error messages of the Edge Functions, and who sees them. */
export const ServerAnswerList = () => (
  <table className="docs-rows">
    <thead>
      <tr>
        <th scope="col">Function</th>
        <th scope="col">Error messages</th>
        <th scope="col">Who sees it</th>
      </tr>
    </thead>
    <tbody>
      {serverErrors
        .filter(({ answers }) => answers.length > 0)
        .map(({ name, answers }) => (
          <tr key={name}>
            <th scope="row">{name === '_shared' ? 'all functions' : name}</th>
            <td>
              {answers.map(answer => (
                <div key={answer}>{answer}</div>
              ))}
            </td>
            <td>{functionReaders[name] ?? 'the caller'}</td>
          </tr>
        ))}
    </tbody>
  </table>
);
