// `DeleteDialog`: asks before the account is deleted.
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { PasswordField, TextField } from '../../components/Field/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { viewModelOf } from './account.viewModel.ts';
import * as styles from './AccountSettings.css.ts';

/**
 * The reason for which it is not known whether the user has a subscription: it is being checked, a payment is not confirmed yet, or the check has failed.
 */
export type UncertainSubscription = 'checking' | 'pending' | 'unknown';

export interface DeleteDialogCopy {
  readonly title: string;
  /** The accessible name of the button that closes the dialog. */
  readonly close: string;
  /** The introduction. */
  readonly intro: string;
  /** The data that the deletion removes. */
  readonly removed: readonly string[];
  /** The text after the name of a subscription: it says what happens to the subscription. */
  readonly subscription: string;
  /** The texts in place of `subscription`, while it is not known whether there is one. */
  readonly uncertainSubscription: Readonly<Record<UncertainSubscription, string>>;
  /** The text about the data that the deletion does not remove, with the reason. */
  readonly retained: string;
  readonly password: { readonly label: string; readonly showLabel: string; readonly hideLabel: string };
  /** Entered to confirm if the account has no password. */
  readonly word: { readonly label: string; readonly value: string };
  /** The button that deletes the account. */
  readonly submit: string;
  /** The text of that button during the deletion. */
  readonly pending: string;
  /** The button that keeps the account. */
  readonly cancel: string;
}

export interface DeleteDialogProps {
  viewModel: ReturnType<typeof viewModelOf>;
  copy: DeleteDialogCopy;
  /** The user's subscription; null if there is none. */
  subscription: { readonly name: string } | UncertainSubscription | null;
}

/** Asks before the account is deleted: lists what is removed and what stays, and asks for the password or the word. */
export function DeleteDialog({ viewModel, copy, subscription }: DeleteDialogProps) {
  const id = useId();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const { submitCount, problem, reauthentication, isDeleting } = viewModel;
  useEffect(() => {
    if (submitCount > 0 && problem !== null) form.current?.querySelector('input')?.focus();
  }, [submitCount, problem]);

  const close = () => {
    toast.dismissFailure();
    viewModel.cancel();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    toast.dismiss();
    viewModel.submit(new FormData(event.currentTarget).get('reauthentication') as string);
  };
  const fieldProps = {
    id: `${id}reauthentication`,
    name: 'reauthentication',
    required: true,
    ...(problem !== null && { error: problem }),
  };
  return (
    <Dialog open onClose={close} title={copy.title} closeLabel={copy.close}>
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <Text>{copy.intro}</Text>
        <ul className={styles.removedList}>
          {copy.removed.map(item => (
            <li key={item} className={styles.removedItem}>
              {item}
            </li>
          ))}
        </ul>
        {subscription && (
          // The answer to the check may come after the dialog was read aloud.
          <div aria-live="polite">
            <Text>
              {typeof subscription === 'string' ? (
                copy.uncertainSubscription[subscription]
              ) : (
                <>
                  <b>{subscription.name}</b> {copy.subscription}
                </>
              )}
            </Text>
          </div>
        )}
        <Text variant="small" tone="muted">
          {copy.retained}
        </Text>
        {reauthentication === 'password' ? (
          <PasswordField {...fieldProps} {...copy.password} autoComplete="current-password" />
        ) : (
          <TextField {...fieldProps} label={copy.word.label} autoComplete="off" />
        )}
        <div className={styles.dialogActions}>
          <Button type="submit" tone="critical" fullWidth disabled={isDeleting}>
            {isDeleting ? copy.pending : copy.submit}
          </Button>
          <Button fullWidth disabled={isDeleting} onClick={close}>
            {copy.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
