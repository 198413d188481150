// Tables of every message that a visitor or the staff can see.
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { RowTable } from '../RowTable.tsx';
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

/** A text of a message, or several, each on its own line. */
const Lines = ({ texts }: { texts: readonly string[] }) => texts.map(text => <div key={text}>{text}</div>);

/** The cell with the texts of a message. */
function messageCell({ source }: MessageUse) {
  const value = valueAt(source);
  const [first, ...others] = textsOf(value);
  return (
    <td>
      {isToast(value) && <span className="docs-tone" data-tone={value.tone} title={value.tone} />}
      <strong>{first}</strong>
      <Lines texts={others} />
      <code className="docs-source">{source}</code>
    </td>
  );
}

/** Every message in the content files, grouped by flow. */
export const MessageList = () =>
  messageFlows.map(({ flow, uses }) => (
    <section key={flow}>
      <h2>{flow}</h2>
      <RowTable
        head={['Message', 'When', 'Who sees it', 'See it']}
        rows={uses.map(use => [messageCell(use), use.when, use.seenBy, <StoryLink key="story" {...use} />])}
      />
    </section>
  ));

/** The error messages of every field. The form and the server use the same ones. */
export const FieldErrorList = () =>
  Object.entries(fieldErrors).map(([form, fields]) => (
    <section key={form}>
      <h3>{form}</h3>
      <RowTable rows={fields.map(({ name, errors }) => [name, <Lines key="errors" texts={errors} />])} />
    </section>
  ));

/** The error messages of the Edge Functions, and who sees them. */
export const ServerAnswerList = () => (
  <RowTable
    head={['Function', 'Error messages', 'Who sees it']}
    rows={serverErrors
      .filter(({ answers }) => answers.length > 0)
      .map(({ name, answers }) => [
        name === '_shared' ? 'all functions' : name,
        <Lines key="answers" texts={answers} />,
        functionReaders[name] ?? 'the caller',
      ])}
  />
);
