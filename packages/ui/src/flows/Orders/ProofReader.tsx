// `ProofReader` shows the proof of a press release (its latest version) to the buyer, who comments on it or approves it. The tone `pencil` is the accent color of the main action.
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { CharacterCounter, type CharacterCounterCopy, TextArea } from '../../components/Field/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { FormattedDate } from '../../primitives/FormattedDate/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { readForm } from '../shared/readForm.ts';
import type { OrderViewModel } from './order.viewModel.ts';
import { type Change, paragraphsOf } from './order.ts';
import * as styles from './Orders.css.ts';

const Comparison = lazy(() => import('./Comparison.tsx').then(module => ({ default: module.Comparison })));

/** The texts around a version of the release. */
export interface ProofReaderCopy {
  /** `Version 2`. */
  readonly version: (version: number) => string;
  /** The text before the date of the version. */
  readonly sentOn: string;
  /** The button that shows the changes since an earlier version. */
  readonly compare: (version: number) => string;
  /** The button that shows the text without marked changes. */
  readonly read: string;
  /** The words before deleted and inserted text, for screen readers. */
  readonly comparison: { readonly deleted: string; readonly inserted: string };
  /** The button that prints the text. */
  readonly print: string;
  /** The button that opens the field for a change of a paragraph. */
  readonly change: string;
  /** The accessible name of that button. */
  readonly changeParagraph: (paragraph: number) => string;
  /** The label of the field for a comment on a paragraph. */
  readonly comment: (paragraph: number) => string;
  /** The field for a comment on the whole text. */
  readonly whole: { readonly label: string; readonly hint: string };
  /** The largest number of characters of a comment. */
  readonly maxLength: number;
  /** The texts of the counter of each field. */
  readonly counter: Omit<CharacterCounterCopy, 'max'>;
  /** The button that approves the text. */
  readonly approve: string;
  /** The button that sends the comments to the studio. */
  readonly requestChanges: string;
  /** The text of a button while its request is sent. */
  readonly pending: string;
  /** The question before an approval. */
  readonly confirm: {
    readonly title: (version: number) => string;
    readonly text: string;
    readonly action: (version: number) => string;
    readonly cancel: string;
  };
}

/** The name of the field for a comment on a paragraph. */
const nameOf = (index: number) => `paragraph-${index}`;

/** The latest version (the proof) of the release: to read, print, compare, comment and approve. */
export function ProofReader({ copy, viewModel }: { copy: ProofReaderCopy; viewModel: OrderViewModel }) {
  const id = useId();
  const toast = useToast();
  const [isComparing, setIsComparing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { proofs } = viewModel.order;
  const proof = proofs.at(-1)!;
  const previous = proofs.at(-2);
  const paragraphs = paragraphsOf(proof.text);
  const [initialComments] = useState(() => {
    const { unsentComments } = viewModel;
    if (!unsentComments) return {};
    if (unsentComments.version === proof.version) return unsentComments.values;
    // The paragraphs have changed, so comments on an earlier version become one comment on the whole text.
    const comments = Object.values(unsentComments.values).filter(comment => comment.trim());
    return { whole: comments.join('\n\n') };
  });
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () =>
      new Set(paragraphs.map((_, index) => index).filter(index => initialComments[nameOf(index)]?.trim())),
  );
  const { submitCount, problems, isConfirming, isSending } = viewModel;
  useEffect(() => {
    if (submitCount > 0 && problems.changes)
      form.current?.querySelector<HTMLTextAreaElement>('[name=whole]')?.focus();
  }, [submitCount, problems.changes]);

  const counterOf = (fieldId: string) => (
    <CharacterCounter fieldId={fieldId} max={copy.maxLength} {...copy.counter} />
  );
  const open = (index: number) => setOpened(earlier => new Set([...earlier, index]));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    toast.dismiss();
    const { whole = '', ...comments } = readForm(event.currentTarget);
    const changes: Change[] = [
      ...paragraphs.map((passage, index) => ({ passage, comment: comments[nameOf(index)] ?? '' })),
      { passage: '', comment: whole },
    ];
    viewModel.requestChanges(changes.filter(({ comment }) => comment.trim()));
  };

  return (
    <div className={styles.proof}>
      <div className={styles.proofHeader}>
        <Text as="h4" variant="head">
          {copy.version(proof.version)}
        </Text>
        <Text variant="label" tone="muted">
          {copy.sentOn} <FormattedDate date={proof.sentAt} />
        </Text>
        <div className={styles.proofTools}>
          {previous && (
            <button type="button" className={styles.textButton} onClick={() => setIsComparing(!isComparing)}>
              {isComparing ? copy.read : copy.compare(previous.version)}
            </button>
          )}
          <button type="button" className={styles.textButton} onClick={() => window.print()}>
            {copy.print}
          </button>
        </div>
      </div>
      {isComparing && previous && (
        <Suspense>
          <Comparison before={previous.text} after={proof.text} copy={copy.comparison} />
        </Suspense>
      )}
      <form
        ref={form}
        noValidate
        onInput={event => viewModel.changeComments(readForm(event.currentTarget))}
        onSubmit={onSubmit}
      >
        {/* Hidden instead of removed, so that typed text stays while the versions are compared. */}
        <ol className={styles.passages} hidden={isComparing}>
          {paragraphs.map((paragraph, index) => (
            <li key={index} className={styles.passage}>
              <div dir="auto">
                <Text>{paragraph}</Text>
              </div>
              {opened.has(index) ? (
                <div className={styles.comment}>
                  <TextArea
                    id={`${id}paragraph-${index}`}
                    name={nameOf(index)}
                    defaultValue={initialComments[nameOf(index)]}
                    label={copy.comment(index + 1)}
                    rows={2}
                    maxLength={copy.maxLength}
                    counter={counterOf(`${id}paragraph-${index}`)}
                  />
                </div>
              ) : (
                <button
                  type="button"
                  className={styles.textButton}
                  aria-label={copy.changeParagraph(index + 1)}
                  onClick={() => open(index)}
                >
                  {copy.change}
                </button>
              )}
            </li>
          ))}
        </ol>
        <div className={styles.answer}>
          <TextArea
            id={`${id}whole`}
            name="whole"
            defaultValue={initialComments.whole}
            {...copy.whole}
            rows={2}
            maxLength={copy.maxLength}
            counter={counterOf(`${id}whole`)}
            {...(problems.changes && { error: problems.changes })}
          />
          {isConfirming || isSending ? (
            <Confirmation copy={copy} viewModel={viewModel} version={proof.version} />
          ) : (
            <div className={styles.actions}>
              <Button tone="pencil" size="large" onClick={viewModel.requestApproval}>
                {copy.approve}
              </Button>
              <Button type="submit" size="large">
                {copy.requestChanges}
              </Button>
            </div>
          )}
        </div>
      </form>
    </div>
  );
}

/** Asks the buyer to confirm, because an approval cannot be undone. */
function Confirmation({
  copy,
  viewModel,
  version,
}: {
  copy: ProofReaderCopy;
  viewModel: OrderViewModel;
  version: number;
}) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <fieldset ref={group} tabIndex={-1} aria-labelledby={id} className={styles.confirmation}>
      <Text as="h4" variant="head" id={id}>
        {copy.confirm.title(version)}
      </Text>
      <Text>{copy.confirm.text}</Text>
      <div className={styles.actions}>
        <Button tone="pencil" size="large" disabled={viewModel.isSending} onClick={viewModel.approve}>
          {viewModel.isSending ? copy.pending : copy.confirm.action(version)}
        </Button>
        <Button size="large" disabled={viewModel.isSending} onClick={viewModel.cancel}>
          {copy.confirm.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
