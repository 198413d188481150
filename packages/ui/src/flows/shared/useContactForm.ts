// `useContactForm` runs the state machine of a form that sends a message to the company.
import { useMachine } from '@xstate/react';
import { type FormEvent, type RefObject, useEffect, useLayoutEffect } from 'react';
import { fromPromise } from 'xstate';
import type { FieldProblem } from '../../components/ErrorSummary/index.ts';
import { type ToastMessage, useToast } from '../../components/Toast/index.ts';
import { viewModelOf } from './contact.viewModel.ts';
import {
  contactMachine,
  type ContactOutcome,
  type ContactProblems,
  type ContactRequest,
  type ContactValues,
  haveSameValues,
} from './contact.machine.ts';
import { failureToast } from './failureToast.ts';
import type { InitialState } from './initialState.ts';
import { readForm } from './readForm.ts';
import { useEmittedEvents } from './useEmittedEvents.ts';

/** The functions that a contact form needs from the site. */
export interface ContactCalls {
  /** Returns what is wrong with the values, by field name; nothing if they can be sent. */
  validate: (values: ContactValues) => ContactProblems;
  /** Sends a message. Sent again with the same values after a failure, it must be stored once. A rejected promise counts as a failure. The signal aborts on cancel and after 15 s. */
  send: (request: ContactRequest, signal: AbortSignal) => Promise<ContactOutcome>;
}

/** The options of `useContactForm`. */
export interface ContactFormOptions extends ContactCalls {
  form: RefObject<HTMLFormElement | null>;
  /** The `id` of every field starts with this text. */
  id: string;
  /** The names of the fields that can have problems, from top to bottom. */
  fields: readonly string[];
  messages: { readonly sent: ToastMessage; readonly failed: ToastMessage };
  /** Turns the form's values into the values to send. By default they are the same. */
  toRequestValues?: (values: ContactValues) => ContactValues;
  /** Values to fill in, by field name. A field with text stays as it is. */
  draft: ContactValues | undefined;
  /** Called after the form was sent and cleared. */
  onCleared?: () => void;
  /** The state to start in, for stories. */
  initial?: InitialState<typeof contactMachine> | undefined;
}

/** Runs the state machine of a contact form: shows the outcome as a toast, and clears the form if the message was accepted. */
export function useContactForm({
  form,
  id,
  fields,
  messages,
  validate,
  send,
  toRequestValues = values => values,
  draft,
  onCleared,
  initial,
}: ContactFormOptions) {
  const toast = useToast();
  const machine = contactMachine.provide({
    actors: { send: fromPromise(({ input, signal }) => send(input, signal)) },
  });
  const [snapshot, sendEvent, actor] = useMachine(
    machine,
    initial ? { snapshot: contactMachine.resolveState(initial) } : {},
  );
  const viewModel = viewModelOf(snapshot, sendEvent, { validate });

  useEmittedEvents(actor, event => {
    if (event.type === 'failed') {
      toast.show(failureToast(messages.failed, event));
      return;
    }
    // If the visitor has typed while the message was being sent, the form is not cleared: that text was not sent.
    if (form.current && haveSameValues(toRequestValues(readForm(form.current)), event.values)) {
      form.current.reset();
      onCleared?.();
    }
    toast.show(messages.sent);
  });
  // Sets values instead of default values, because clearing the form would restore the defaults.
  useLayoutEffect(() => {
    for (const [fieldName, value] of Object.entries(draft ?? {})) {
      const control = form.current!.elements.namedItem(fieldName);
      if (control && 'value' in control && control.value === '') control.value = value;
    }
  }, [form, draft]);
  // With script, the error summary replaces the browser's validation bubbles.
  useEffect(() => {
    form.current?.setAttribute('novalidate', '');
  }, [form]);

  const fieldId = (name: string) => `${id}${name}`;
  return {
    ...viewModel,
    /** Props of the field with this name. */
    fieldProps: (name: string) => ({
      id: fieldId(name),
      name,
      variant: 'ruled' as const,
      ...(viewModel.problems[name] !== undefined && { error: viewModel.problems[name] }),
    }),
    /** The problems for the error summary, in the order of `fields`. */
    problemList: fields.flatMap((name): readonly FieldProblem[] => {
      const text = viewModel.problems[name];
      return text === undefined ? [] : [{ id: fieldId(name), text }];
    }),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      toast.dismiss();
      viewModel.submit(toRequestValues(readForm(event.currentTarget)));
    },
    cancel: () => {
      // The Cancel button disappears, so the submit button gets the focus.
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
      viewModel.cancel();
    },
  };
}
