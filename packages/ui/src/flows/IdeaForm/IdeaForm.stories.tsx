// Stories of `IdeaForm`.
import { toastCopy } from '@fit-to-print/content/messages';
import { ideaFormCopy as copy, leadFormSection } from '@fit-to-print/content/props/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ToastProvider } from '../../components/Toast/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { forceState } from '../../theme/states.ts';
import { contexts } from '../shared/contact.fixtures.ts';
import type { ContactOutcome } from '../shared/contact.machine.ts';
import { IdeaForm, type IdeaFormProps } from './IdeaForm.tsx';

const ada = { name: 'Ada Lindqvist', email: 'ada@hopyard.example' };

const validate: IdeaFormProps['validate'] = values =>
  Object.fromEntries(
    ['name', 'email', 'message']
      .filter(field => !values[field])
      .map(field => [field, `Enter your ${field === 'email' ? 'email address' : field}.`]),
  );
const send = fn<IdeaFormProps['send']>();
/** A request that the server accepts. */
const accepted = (): Promise<ContactOutcome> => Promise.resolve({ accepted: true });

const meta = {
  title: 'Flows/IdeaForm',
  component: IdeaForm,
  decorators: [
    Story => (
      <ToastProvider copy={toastCopy}>
        <Story />
      </ToastProvider>
    ),
  ],
  args: { copy, section: leadFormSection, action: '/nowhere', validate, send, onChange: fn() },
  beforeEach: () => {
    send.mockReset().mockImplementation(accepted);
  },
} satisfies Meta<typeof IdeaForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Returns the args of a story that starts in a state of the component's state machine. */
const inState = (value: keyof typeof contexts) => ({
  initial: { value, context: { ...contexts[value], problems: {} } },
});
const field = (canvas: Pick<Context['canvas'], 'getByRole'>, name: string) =>
  canvas.getByRole<HTMLTextAreaElement>('textbox', { name });
const idea = (canvas: Context['canvas']) => field(canvas, copy.fields.message);
const word = (canvas: Context['canvas'], name: string) =>
  canvas.getByRole('button', { name: `Strike out ${name}` });
const click = ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));
async function write({ canvas, userEvent }: Context, text: string) {
  await userEvent.click(idea(canvas));
  await userEvent.paste(text);
}
async function fillIn({ canvas, userEvent }: Context) {
  await userEvent.click(field(canvas, 'Name'));
  await userEvent.paste(ada.name);
  await userEvent.click(field(canvas, 'Email'));
  await userEvent.paste(ada.email);
}
/** Waits until no word of the headline is wider than the column. */
const expectToFitColumn = (canvas: Context['canvas']) =>
  waitFor(async () => {
    const toolbar = canvas.getByRole('toolbar', { name: 'Your headline' });
    const column = toolbar.getBoundingClientRect();
    for (const button of within(toolbar).getAllByRole('button')) {
      const { left, right } = button.getBoundingClientRect();
      // The space around the letters may extend past the edge by up to 4 %.
      await expect(left).toBeGreaterThan(column.left - column.width * 0.04);
      await expect(right).toBeLessThan(column.right + column.width * 0.04);
    }
  });

/** The fields are empty. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const { form } = idea(canvas);
    await expect(form).toHaveAttribute('method', 'post');
    await expect([...new FormData(form!).keys()]).toEqual([
      'inquiry_type',
      'default_message',
      'message',
      'name',
      'email',
    ]);
    await expect(idea(canvas)).not.toBeRequired();
    await expect(canvas.getByText('Yours goes here.')).toBeVisible();
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};

/** Two lines and a struck word. */
export const StruckWord: Story = {
  tags: ['both-editions'],
  play: async context => {
    const { canvas, userEvent } = context;
    await write(context, 'We sell premium\nhops by post.');
    await userEvent.click(word(canvas, 'premium'));
    await expect(word(canvas, 'premium')).toHaveAttribute('aria-pressed', 'true');
    await expect(idea(canvas)).toHaveValue('We sell premium\nhops by post.');
    await expect(canvas.getByText(copy.headline.struckHint)).toBeVisible();
    await expectToFitColumn(canvas);
  },
};

/** Values from before fill the fields and the headline, and are cleared after sending. */
export const WithDraft: Story = {
  tags: ['no-visual'],
  args: { draft: { ...ada, message: 'Hops by post.' } },
  play: async context => {
    const { canvas } = context;
    await expect(idea(canvas)).toHaveValue('Hops by post.');
    await expect(field(canvas, 'Name')).toHaveValue(ada.name);
    await expect(await canvas.findByRole('button', { name: 'Strike out Hops' })).toBeVisible();
    await click(context, copy.submit);
    await waitFor(() => expect(idea(canvas)).toHaveValue(''));
    await expect(send.mock.calls[0]![0].values).toMatchObject({ ...ada, message: 'Hops by post.' });
    await expect(field(canvas, 'Email')).toHaveValue('');
  },
};

/** One long line becomes several lines of the headline. */
export const LongLine: Story = {
  play: async context => {
    await write(context, 'An app that finds the nearest open bakery before sunrise, and saves you a loaf');
    await expectToFitColumn(context.canvas);
  },
};

/** A word that is longer than a line, and text for more than six lines. */
export const TooLong: Story = {
  play: async context => {
    await write(context, `${'Pneumonoultramicroscopicsilicovolcanoconiosis '.repeat(3)} and more `.repeat(3));
    await expect(await context.canvas.findByText(copy.headline.cutHint)).toBeVisible();
    await expectToFitColumn(context.canvas);
  },
};

/** Text from right to left, and emoji. */
export const OtherScripts: Story = {
  tags: ['one-width'],
  play: async context => {
    await write(context, 'כשות בדואר\n👩‍🚀 🍺 🇩🇪');
    await expectToFitColumn(context.canvas);
    await expect(getComputedStyle(context.canvas.getByRole('toolbar')).direction).toBe('rtl');
  },
};

/** Very short lines stop at the largest size and do not fill the column. */
export const ShortLines: Story = {
  tags: ['one-width'],
  play: async context => {
    await write(context, 'PR\nnow');
    await expectToFitColumn(context.canvas);
    await waitFor(async () => {
      const toolbar = context.canvas.getByRole('toolbar', { name: 'Your headline' });
      const { width } = toolbar.getBoundingClientRect();
      for (const button of within(toolbar).getAllByRole('button')) {
        // The largest size is a fifth of the column's width.
        await expect(parseFloat(getComputedStyle(button).fontSize) / width).toBeCloseTo(0.2);
        await expect(button.getBoundingClientRect().width).toBeLessThan(width * 0.75);
      }
    });
  },
};

/** Hover and focus of a word. */
export const States: Story = {
  tags: ['one-width'],
  play: async context => {
    const { canvas } = context;
    await write(context, 'Hover and\nfocus here');
    forceState(word(canvas, 'Hover'), 'hover');
    forceState(word(canvas, 'focus'), 'focus');
    await expectToFitColumn(canvas);
  },
};

// Form ---------------------------------------------------------------------------------------------------------------

export const Invalid: Story = {
  play: async context => {
    const { canvas, userEvent } = context;
    await click(context, 'Send your idea');
    await expect(canvas.getByRole('region', { name: copy.summary })).toHaveFocus();
    // An empty idea is allowed.
    await expect(canvas.queryByText('Enter your message.')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your name.' }));
    await expect(field(canvas, 'Name')).toHaveFocus();
  },
};
export const Sending: Story = {
  tags: ['one-width'],
  args: inState('sending'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};
export const Failed: Story = {
  tags: ['one-width'],
  args: inState('failed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: copy.emailDirectly.text })).toBeVisible();
  },
};

/** The form sends the text with the struck word marked, then clears the fields and the headline. */
export const MessageSentSuccessfully: Story = {
  name: 'Message: sent successfully',
  tags: ['no-visual'],
  play: async context => {
    const { args, canvas, userEvent } = context;
    await write(context, 'Hops, more hops,\n\n and post. ');
    await userEvent.click(word(canvas, 'more'));
    await fillIn(context);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ ...ada, message: 'Hops, ~~more~~ hops,\n\n and post. ' }),
    );
    await click(context, 'Send your idea');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Message sent successfully!'));
    await expect(send.mock.calls[0]![0].values).toEqual({
      ...ada,
      inquiry_type: 'consultation',
      message: 'Hops, ~~more~~ hops,\n\n and post. ',
    });
    await expect(idea(canvas)).toHaveValue('');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    // The next idea begins without a struck word.
    await userEvent.clear(idea(canvas));
    await write(context, 'more');
    await expect(word(canvas, 'more')).toHaveAttribute('aria-pressed', 'false');
  },
};

export const MessageErrorSending: Story = {
  name: 'Message: error sending',
  tags: ['no-visual'],
  beforeEach: () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
  },
  play: async context => {
    const { canvas, userEvent } = context;
    await write(context, 'Hops by post.');
    await userEvent.click(word(canvas, 'by'));
    await fillIn(context);
    await click(context, 'Send your idea');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Error sending message'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again or email us directly.',
    );
    await expect(field(canvas, 'Name')).toHaveValue(ada.name);
    await expect(word(canvas, 'by')).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Send your idea' })).toHaveFocus();
  },
};

export const SendsNameAndEmailOnly: Story = {
  tags: ['no-visual'],
  play: async context => {
    await write(context, ' \n');
    await fillIn(context);
    await click(context, 'Send your idea');
    await waitFor(() =>
      expect(context.canvas.getByRole('status')).toHaveTextContent('Message sent successfully!'),
    );
    await expect(send.mock.calls[0]![0].values).toEqual({
      ...ada,
      inquiry_type: 'consultation',
      message: copy.emptyMessage,
    });
  },
};

// Behavior -----------------------------------------------------------------------------------------------------------

export const WorksByKeyboard: Story = {
  tags: ['no-visual'],
  play: async context => {
    const { canvas, userEvent } = context;
    await write(context, 'We sell\nhops');
    // All words together are one tab stop, before the form's fields.
    await userEvent.tab({ shift: true });
    await expect(word(canvas, 'We')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(word(canvas, 'hops')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(word(canvas, 'hops')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(word(canvas, 'hops')).toHaveAttribute('aria-pressed', 'true');
    // One word can be struck at a time.
    await userEvent.keyboard('{Home}{ArrowRight} ');
    await expect(word(canvas, 'sell')).toHaveAttribute('aria-pressed', 'true');
    await expect(word(canvas, 'hops')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(word(canvas, 'sell')).toHaveAttribute('aria-pressed', 'false');
    await expect(word(canvas, 'sell')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Control>}z{/Control}');
    await expect(word(canvas, 'sell')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect(idea(canvas)).toHaveFocus();
    await expect(idea(canvas)).toHaveValue('We sell\nhops');
  },
};

/** A word that occurs twice: the second one stays struck out when the text changes. */
export const StrikeStaysOnTheSameOccurrence: Story = {
  tags: ['no-visual'],
  play: async context => {
    const { canvas, userEvent } = context;
    await write(context, 'hops hops');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Strike out hops' })[1]!);
    await userEvent.clear(idea(canvas));
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await write(context, 'New hops, hops hops');
    const [first, second] = canvas.getAllByRole('button', { name: 'Strike out hops' });
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await expect(second).toHaveAttribute('aria-pressed', 'true');
  },
};

const onHydrationError = fn<(error: unknown) => void>();
const onHydrated = fn<() => void>();
/** Calls `onHydrated` once React has hydrated the prerendered HTML. */
function Hydrated() {
  useEffect(onHydrated, []);
  return null;
}

/** Text typed before hydration stays in the field and becomes the headline. */
export const TypedBeforeHydration: Story = {
  tags: ['no-visual', '!autodocs'],
  render: () => <form />,
  play: async ({ args, canvasElement, userEvent }) => {
    const page = (
      <ToastProvider copy={toastCopy}>
        <IdeaForm {...args} />
        <Hydrated />
      </ToastProvider>
    );
    const host = canvasElement.appendChild(document.createElement('main'));
    host.innerHTML = renderToString(page);
    const canvas = within(host);
    const message = field(canvas, copy.fields.message);
    await userEvent.type(message, 'Early hops');
    const root = hydrateRoot(host, page, { onRecoverableError: onHydrationError });
    await waitFor(() => expect(onHydrated).toHaveBeenCalled());
    await expect(onHydrationError).not.toHaveBeenCalled();
    await expect(message).toHaveValue('Early hops');
    await expect(message).toHaveFocus();
    await expect(await canvas.findByRole('button', { name: 'Strike out Early' })).toBeVisible();
    root.unmount();
    host.remove();
  },
};

/** A word that is wider than a narrow column. */
const longWord = 'Pneumonoultramicroscopicsilicovolcanoconiosis';
export const Extremes: Story = {
  args: {
    children: <Text>{`${longWord} `.repeat(4)}</Text>,
    copy: {
      ...copy,
      fields: { name: 'N', email: `Where an answer reaches you, ${longWord} or not`, message: 'M' },
      headline: { ...copy.headline, label: longWord, placeholder: longWord, hint: `${longWord} `.repeat(3) },
      submit: 'Send it to the desk, to be read by an editor',
      note: 'Free. '.repeat(40),
    },
  },
};
