// Stories of `ContactForm`.
import { toastCopy } from '@fit-to-print/content/messages';
import { contactFormCopy } from '@fit-to-print/content/props/contact';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ToastProvider } from '../../components/Toast/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { contexts, filledValues } from '../shared/contact.fixtures.ts';
import type { ContactOutcome, ContactProblems } from '../shared/contact.machine.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';

const copy = contactFormCopy('leave_blank', 5000);

/** Checks only what the stories need; the site provides the real validation. */
const validate: ContactFormProps['validate'] = values =>
  Object.fromEntries(
    ['name', 'email', 'message']
      .filter(field => !values[field])
      .map(field => [field, `Enter your ${field === 'email' ? 'email address' : field}.`]),
  ) satisfies ContactProblems;

const send = fn<ContactFormProps['send']>();
/** A request that the server accepts. */
const accepted = (): Promise<ContactOutcome> => Promise.resolve({ accepted: true });
/** A request that the server rejects. */
const rejected = (): Promise<ContactOutcome> => Promise.resolve({ accepted: false });

const meta = {
  title: 'Flows/ContactForm',
  component: ContactForm,
  decorators: [
    Story => (
      <ToastProvider copy={toastCopy}>
        <Box pageWidth paddingBlock={4}>
          <Story />
        </Box>
      </ToastProvider>
    ),
  ],
  args: { copy, action: '/nowhere', validate, send },
  beforeEach: () => {
    send.mockReset().mockImplementation(accepted);
  },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

/** Returns the machine state that a story starts in. */
const inState = (value: keyof typeof contexts) => ({ value, context: contexts[value] });
const field = (canvas: Pick<Context['canvas'], 'getByRole'>, name: string) =>
  canvas.getByRole<HTMLTextAreaElement>('textbox', { name });

async function fill({ canvas, userEvent }: Context) {
  for (const [name, text] of [
    ['Name', filledValues.name!],
    ['Email', filledValues.email!],
    ['Message', filledValues.message!],
  ] as const) {
    await userEvent.click(field(canvas, name));
    await userEvent.paste(text);
  }
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), filledValues.city!);
}
const submit = async ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send message' }));

export const Playground: Story = { tags: ['no-visual'] };

export const Idle: Story = {
  tags: ['both-editions'],
  args: { initial: inState('idle') },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('button', { name: 'Send message' }).closest('form')!;
    await expect(form).toHaveAttribute('method', 'post');
    await expect([...new FormData(form).keys()]).toEqual([
      'name',
      'email',
      'phone',
      'city',
      'message',
      copy.honeypot.name,
      'inquiry_type',
    ]);
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('Select a city');
    await expect(canvas.getAllByRole('option').map(option => option.textContent)).toEqual([
      'Select a city',
      ...copy.fields.city.options,
    ]);
    await expect(canvas.queryByRole('textbox', { name: copy.honeypot.label })).not.toBeInTheDocument();
  },
};

export const Invalid: Story = {
  args: { initial: inState('invalid') },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: copy.summary })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your message.' }));
    const message = field(canvas, 'Message');
    await expect(message).toHaveFocus();
    await expect(message).toHaveAccessibleDescription(/^Enter your message\./);
  },
};

export const Sending: Story = {
  tags: ['one-width'],
  args: { initial: inState('sending') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

export const Sent: Story = {
  args: { initial: inState('sent') },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send message' })).toBeEnabled();
    await expect(field(canvas, 'Message')).toHaveValue('');
  },
};

export const Failed: Story = {
  tags: ['one-width'],
  args: { initial: inState('failed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: copy.emailDirectly.text })).toHaveAttribute(
      'href',
      copy.emailDirectly.href,
    );
  },
};

export const MessageSentSuccessfully: Story = {
  tags: ['one-width'],
  name: 'Message: sent successfully',
  play: async context => {
    const { canvas } = context;
    await fill(context);
    await submit(context);
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Message sent successfully!'));
    await expect(status).toHaveTextContent(
      "Thank you for reaching out. We'll get back to you as soon as possible.",
    );
    await expect(field(canvas, 'Name')).toHaveValue('');
    await expect(field(canvas, 'Message')).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('Select a city');
    await expect(send.mock.calls[0]![0].values).toEqual({ ...filledValues, inquiry_type: 'consultation' });
  },
};

export const MessageErrorSending: Story = {
  tags: ['one-width'],
  name: 'Message: error sending',
  beforeEach: () => {
    send.mockImplementation(rejected);
  },
  play: async context => {
    const { canvas } = context;
    await fill(context);
    await submit(context);
    const alert = canvas.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Error sending message'));
    await expect(alert).toHaveTextContent('Something went wrong. Please try again or email us directly.');
    await expect(field(canvas, 'Name')).toHaveValue(filledValues.name);
    await expect(field(canvas, 'Message')).toHaveValue(filledValues.message);
    await expect(canvas.getByRole('button', { name: 'Send message' })).toHaveFocus();
  },
};

export const TooManyMessages: Story = {
  tags: ['no-visual'],
  beforeEach: () => {
    send.mockResolvedValue({ accepted: false, message: 'Too many tries. Try again in 12 minutes.' });
  },
  play: async context => {
    const { canvas } = context;
    await fill(context);
    await submit(context);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /Error sending message\s*Too many tries\. Try again in 12 minutes\./,
      ),
    );
    await expect(field(canvas, 'Message')).toHaveValue(filledValues.message);
  },
};

export const RetriesAfterFailure: Story = {
  tags: ['no-visual'],
  beforeEach: () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  },
  play: async context => {
    const { canvas, userEvent } = context;
    await fill(context);
    await submit(context);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Error sending message'));
    await userEvent.click(field(canvas, 'Name'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Message sent successfully!'));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    const [first, second] = send.mock.calls.map(([request]) => request);
    await expect(second).toEqual(first);
  },
};

export const RejectedByServer: Story = {
  tags: ['no-visual'],
  beforeEach: () => {
    send.mockResolvedValue({ accepted: false, problems: { email: 'Enter an email address in this form.' } });
  },
  play: async context => {
    const { canvas } = context;
    await fill(context);
    await submit(context);
    await waitFor(() => expect(canvas.getByRole('region', { name: copy.summary })).toHaveFocus());
    await expect(field(canvas, 'Email')).toHaveAccessibleDescription('Enter an email address in this form.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error sending message');
  },
};

export const SubmitsAfterCorrections: Story = {
  tags: ['no-visual'],
  play: async context => {
    const { canvas } = context;
    await submit(context);
    await expect(canvas.getByRole('region', { name: copy.summary })).toHaveFocus();
    await submit(context);
    await expect(canvas.getByRole('region', { name: copy.summary })).toHaveFocus();
    await expect(send).not.toHaveBeenCalled();
    await fill(context);
    await submit(context);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Message sent successfully!'));
    await expect(canvas.queryByRole('region', { name: copy.summary })).not.toBeInTheDocument();
  },
};

export const Canceled: Story = {
  tags: ['no-visual'],
  beforeEach: () => {
    send.mockImplementation(() => new Promise(() => {}));
  },
  play: async context => {
    const { canvas, userEvent } = context;
    await fill(context);
    await submit(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Sending...' }));
    await expect(send).toHaveBeenCalledTimes(1);
    const signal = send.mock.calls[0]![1];
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(signal.aborted).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Send message' })).toHaveFocus();
    await expect(field(canvas, 'Message')).toHaveValue(filledValues.message);
  },
};

let respond: (outcome: ContactOutcome) => void;

export const ChangedWhileSending: Story = {
  tags: ['no-visual'],
  beforeEach: () => {
    send.mockImplementation(
      () =>
        new Promise(resolve => {
          respond = resolve;
        }),
    );
  },
  play: async context => {
    const { canvas, userEvent } = context;
    await fill(context);
    await submit(context);
    await userEvent.click(field(canvas, 'Message'));
    await userEvent.paste(' One more thing.');
    respond({ accepted: true });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Message sent successfully!'));
    await expect(field(canvas, 'Message')).toHaveValue(`${filledValues.message} One more thing.`);
  },
};

/** Values from another page fill the fields, and are cleared after sending. */
export const WithDraft: Story = {
  tags: ['no-visual'],
  args: { draft: { city: filledValues.city!, message: filledValues.message! } },
  play: async context => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue(filledValues.city);
    await expect(field(canvas, 'Message')).toHaveValue(filledValues.message);
    await userEvent.type(field(canvas, 'Name'), filledValues.name!);
    await userEvent.type(field(canvas, 'Email'), filledValues.email!);
    await submit(context);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Message sent successfully!'));
    await expect(send.mock.calls[0]![0].values).toEqual({ ...filledValues, inquiry_type: 'consultation' });
    await expect(field(canvas, 'Message')).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('');
  },
};

/** A browser has filled in the field that only bots fill in: the form says so. */
export const CaughtByHoneypot: Story = {
  tags: ['no-visual'],
  args: {
    validate: values =>
      values[copy.honeypot.name] ? { [copy.honeypot.name]: 'Leave this field empty.' } : validate(values),
  },
  play: async context => {
    const { canvas, userEvent } = context;
    const { form } = canvas.getByRole<HTMLButtonElement>('button', { name: 'Send message' });
    (form!.elements.namedItem(copy.honeypot.name) as HTMLInputElement).value = 'https://spam.example';
    await fill(context);
    await submit(context);
    await userEvent.click(canvas.getByRole('link', { name: 'Leave this field empty.' }));
    const honeypot = field(canvas, copy.honeypot.label);
    await expect(honeypot).toHaveFocus();
    await userEvent.clear(honeypot);
    await submit(context);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Message sent successfully!'));
  },
};

/** A word that is wider than a narrow column. */
const longWord = 'Pneumonoultramicroscopicsilicovolcanoconiosis';
export const Longest: Story = {
  args: {
    copy: {
      ...copy,
      fields: {
        ...copy.fields,
        name: { label: `The name under which ${longWord} is known` },
        city: { ...copy.fields.city, placeholder: longWord, options: [longWord] },
      },
      summary: `${longWord} and other corrections`,
      submit: 'Send it to the desk, to be read by an editor',
      note: 'An editor answers. '.repeat(20),
    },
    initial: {
      value: 'invalid',
      context: {
        ...contexts.invalid,
        values: { ...filledValues, name: `${longWord} `.repeat(3), message: `${longWord} `.repeat(40) },
        problems: { name: `Keep the name to less than ${longWord}.`, message: 'Say less. '.repeat(12) },
      },
    },
  },
};

const onHydrationError = fn<(error: unknown) => void>();

export const TypedBeforeHydration: Story = {
  tags: ['no-visual', '!autodocs'],
  render: () => <div />,
  play: async ({ args, canvasElement, userEvent }) => {
    const page = (
      <ToastProvider copy={toastCopy}>
        <ContactForm {...args} />
      </ToastProvider>
    );
    const host = canvasElement.appendChild(document.createElement('main'));
    host.innerHTML = renderToString(page);
    const canvas = within(host);
    const message = field(canvas, 'Message');
    await userEvent.type(message, 'Hops');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'City' }), 'Austin');
    await userEvent.click(message);
    message.setSelectionRange(2, 2);

    const root = hydrateRoot(host, page, { onRecoverableError: onHydrationError });
    await waitFor(() => expect(message.form).toHaveProperty('noValidate', true));
    await expect(onHydrationError).not.toHaveBeenCalled();
    await expect(message).toHaveFocus();
    await expect(message.selectionStart).toBe(2);
    await expect(message).toHaveValue('Hops');
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Austin');

    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: copy.summary })).toHaveFocus());
    await expect(message).toHaveValue('Hops');
    root.unmount();
    host.remove();
  },
};

export const FewCharactersLeft: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const message = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    const spoken = message.form!.querySelector<HTMLElement>('[aria-live]')!;
    const shown = (text: string) => canvas.getByText(text, { selector: '[aria-hidden=true] > *' });
    const write = async (length: number) => {
      await userEvent.clear(message);
      await userEvent.click(message);
      await userEvent.paste('a'.repeat(length));
    };
    await write(4499);
    await expect(spoken).toBeEmptyDOMElement();
    await write(4537);
    await expect(shown('463 characters left')).toBeVisible();
    await expect(spoken).toHaveTextContent('463 characters left');
    // Spaces around the text are not stored.
    await userEvent.type(message, '  ');
    await expect(shown('463 characters left')).toBeVisible();
    await userEvent.type(message, 'a');
    await expect(shown('460 characters left')).toBeVisible();
    // The number is announced once in 100 characters, not after each key.
    await expect(spoken).toHaveTextContent('463 characters left');
    // Nothing is cut off.
    await write(5012);
    await expect(shown('12 characters too many')).toBeVisible();
    await expect(spoken).toHaveTextContent('12 characters too many');
    await expect(message.value).toHaveLength(5012);
    message.form!.reset();
    await waitFor(() => expect(spoken).toBeEmptyDOMElement());
  },
};
