import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { PasswordField, TextField } from '../../components/Field/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { connect } from './account.connect.ts';
import * as styles from './AccountFile.css.ts';

export interface DeleteDialogCopy {
  readonly title: string;
  readonly close: string;
  readonly lede: string;
  /** What goes. */
  readonly gone: readonly string[];
  /** What becomes of a subscription; its name stands before. */
  readonly subscription: string;
  /** What stays, and why. */
  readonly kept: string;
  readonly password: { readonly label: string; readonly show: string; readonly hide: string };
  /** Typed on purpose where there is no password. */
  readonly word: { readonly label: string; readonly value: string };
  readonly submit: string;
  readonly pending: string;
  readonly keep: string;
}

export interface DeleteDialogProps {
  view: ReturnType<typeof connect>;
  copy: DeleteDialogCopy;
  /** The name of what is subscribed to. */
  subscription: string | null;
}

/** Asks once more, says what goes and what stays, and wants to know that it is them. */
export function DeleteDialog({ view, copy, subscription }: DeleteDialogProps) {
  const id = useId();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const { attempt, problem, proof, deleting } = view;
  useEffect(() => {
    // The field says what is wrong; whoever sent it is taken there.
    if (attempt > 0 && problem !== null) form.current?.querySelector('input')?.focus();
  }, [attempt, problem]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    toast.dismiss();
    view.submit(new FormData(event.currentTarget).get('proof') as string);
  };
  const field = {
    id: `${id}proof`,
    name: 'proof',
    ...(problem !== null && { error: problem }),
  };
  return (
    <Dialog open onClose={view.keep} title={copy.title} close={copy.close}>
      <form ref={form} className={styles.asks} noValidate onSubmit={onSubmit}>
        <Text>{copy.lede}</Text>
        <ul className={styles.gone}>
          {copy.gone.map(what => (
            <li key={what} className={styles.goes}>
              {what}
            </li>
          ))}
        </ul>
        {subscription && (
          <Text>
            <b>{subscription}</b> {copy.subscription}
          </Text>
        )}
        <Text variant="small" tone="muted">
          {copy.kept}
        </Text>
        {proof === 'password' ? (
          <PasswordField {...field} {...copy.password} autoComplete="current-password" />
        ) : (
          <TextField {...field} label={copy.word.label} autoComplete="off" />
        )}
        <div className={styles.answers}>
          <Button type="submit" tone="ink" wide disabled={deleting}>
            {deleting ? copy.pending : copy.submit}
          </Button>
          <Button wide disabled={deleting} onClick={view.keep}>
            {copy.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
