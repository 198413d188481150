import { useMachine } from '@xstate/react';
import { type FormEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { fromPromise, type StateValueFrom } from 'xstate';
import type { FieldProblem } from '../../components/ErrorSummary/index.ts';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import { connect } from './contact.connect.ts';
import {
  type ContactContext,
  contactMachine,
  type ContactOutcome,
  type ContactProblems,
  type ContactRequest,
  type ContactValues,
  sameValues,
} from './contact.machine.ts';

/** The calls of a form that writes to the studio. */
export interface ContactCalls {
  /** What is wrong with the values, by field name; nothing when they can be sent. */
  validate: (values: ContactValues) => ContactProblems;
  /** Sends a message. May reject: that counts as failed. The signal aborts on cancelling and after 15 s. */
  send: (request: ContactRequest, signal: AbortSignal) => Promise<ContactOutcome>;
}

export interface ContactOptions extends ContactCalls {
  form: RefObject<HTMLFormElement | null>;
  /** The `id` of every field begins with it. */
  id: string;
  /** The fields that can be corrected, from top to bottom. */
  fields: readonly string[];
  messages: { readonly sent: ToastMessage; readonly failed: ToastMessage };
  /** Makes what is sent of what stands in the form. @default as it stands */
  compose?: (values: ContactValues) => ContactValues;
  /** The message was accepted as it stood, and the form is empty again. */
  onCleared?: () => void;
  initial?: ContactStart | undefined;
}

/** Where a form starts, for stories. */
export interface ContactStart {
  value: StateValueFrom<typeof contactMachine>;
  context: ContactContext;
}

/** What stands in a form. */
export const readForm = (form: HTMLFormElement): ContactValues =>
  Object.fromEntries([...new FormData(form)].filter(entry => typeof entry[1] === 'string')) as ContactValues;

/** 128 random bits. Not `randomUUID`, which is missing where a page is not served over TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

const asItStands = (values: ContactValues) => values;
const nothing = () => {};

/**
 * Writing to the studio, for every form that does: runs the machine, says on a slip what became of the message, clears
 * the form when it was accepted and keeps it when it was not.
 */
export function useContact({
  form,
  id,
  fields,
  messages,
  validate,
  send,
  compose = asItStands,
  onCleared = nothing,
  initial,
}: ContactOptions) {
  const toast = useToast();
  const machine = contactMachine.provide({
    actors: { send: fromPromise(({ input, signal }) => send(input, signal)) },
  });
  const [snapshot, sendEvent, actor] = useMachine(
    machine,
    initial ? { snapshot: contactMachine.resolveState(initial) } : {},
  );
  const view = connect(snapshot, sendEvent, { validate, newKey });

  const onSent = useEffectEvent((values: ContactValues) => {
    // What was changed while the message was on its way is not part of it, and stays.
    if (form.current && sameValues(compose(readForm(form.current)), values)) {
      form.current.reset();
      onCleared();
    }
    toast.show(messages.sent);
  });
  const onFailed = useEffectEvent((reference: string | undefined) =>
    toast.show({ ...messages.failed, reference }),
  );
  useEffect(() => {
    const subscriptions = [
      actor.on('sent', ({ values }) => onSent(values)),
      actor.on('failed', ({ reference }) => onFailed(reference)),
    ];
    return () => subscriptions.forEach(subscription => subscription.unsubscribe());
  }, [actor]);
  // From here on the summary says what the browser's own bubbles said before.
  useEffect(() => {
    form.current?.setAttribute('novalidate', '');
  }, [form]);

  const field = (name: string) => ({
    id: `${id}${name}`,
    name,
    variant: 'ruled' as const,
    ...(view.problems[name] !== undefined && { error: view.problems[name] }),
  });
  return {
    ...view,
    /** What a field needs to know, by its name. */
    field,
    /** For the summary. */
    corrections: fields
      .filter(name => view.problems[name] !== undefined)
      .map((name): FieldProblem => ({ id: field(name).id, text: view.problems[name]! })),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      toast.dismiss();
      view.submit(compose(readForm(event.currentTarget)));
    },
    cancel: () => {
      // The button that was pressed goes away.
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
      view.cancel();
    },
  };
}
