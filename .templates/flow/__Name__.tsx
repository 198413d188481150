import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { fromPromise, type StateValueFrom } from 'xstate';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/Field/index.ts';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { viewModelOf } from './__file__.viewModel.ts';
import { type __Name__Context, __name__Machine } from './__file__.machine.ts';

/** The texts of the flow. */
export interface __Name__Copy {
  readonly label: string;
  readonly submit: string;
  readonly sending: string;
  readonly cancel: string;
  readonly messages: { readonly sent: ToastMessage; readonly failed: ToastMessage };
}

export interface __Name__Props {
  /** The texts. */
  copy: __Name__Copy;
  /** The URL that the form posts to without script. */
  action: string;
  /** Sends the form. A rejection shows `messages.failed`. The signal aborts on cancel and after 15 s. */
  send: (address: string, signal: AbortSignal) => Promise<void>;
  /** The first state, for stories. */
  initial?: { value: StateValueFrom<typeof __name__Machine>; context: __Name__Context };
}

/** Describe the purpose of the flow here, in one sentence. Without script it is an ordinary form. */
export function __Name__({ copy, action, send, initial }: __Name__Props) {
  const id = useId();
  const submitButton = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  const machine = __name__Machine.provide({
    actors: { send: fromPromise(({ input, signal }) => send(input, signal)) },
  });
  const [snapshot, sendEvent, actor] = useMachine(
    machine,
    initial ? { snapshot: __name__Machine.resolveState(initial) } : {},
  );
  const viewModel = viewModelOf(snapshot, sendEvent);

  const { sent, failed } = copy.messages;
  useEffect(() => {
    const subscriptions = [
      actor.on('sent', () => toast.show(sent)),
      actor.on('failed', () => toast.show(failed)),
    ];
    return () => subscriptions.forEach(subscription => subscription.unsubscribe());
  }, [actor, toast, sent, failed]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    toast.dismiss();
    viewModel.submit(new FormData(event.currentTarget).get('email') as string);
  };
  const onCancel = () => {
    // The clicked button disappears, and the focus would be lost.
    submitButton.current?.focus();
    viewModel.cancel();
  };

  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      <Stack gap={2}>
        <TextField
          id={`${id}email`}
          name="email"
          label={copy.label}
          type="email"
          autoComplete="email"
          required
        />
        <Stack direction="row" gap={2}>
          <Button ref={submitButton} type="submit" tone="pencil" disabled={viewModel.isSending}>
            {viewModel.isSending ? copy.sending : copy.submit}
          </Button>
          {viewModel.isSending && <Button onClick={onCancel}>{copy.cancel}</Button>}
        </Stack>
      </Stack>
    </form>
  );
}
