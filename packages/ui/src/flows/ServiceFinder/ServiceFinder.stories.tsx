import { brand } from '@fit-to-print/content/brand';
import { toastCopy } from '@fit-to-print/content/messages';
import { leadFormSection } from '@fit-to-print/content/props/home';
import { serviceFinderCopy as copy } from '@fit-to-print/content/props/serviceFinder';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ToastProvider } from '../../components/Toast/index.ts';
import { LeadFormSection } from '../../patterns/LeadFormSection/index.ts';
import { contexts as contactContexts } from '../shared/contact.fixtures.ts';
import type { ContactOutcome } from '../shared/contact.machine.ts';
import { answersFor, contexts } from './serviceFinder.fixtures.ts';
import type { Recommendation } from './recommend.ts';
import { ServiceFinder, type ServiceFinderProps } from './ServiceFinder.tsx';

const ada = { name: 'Ada Lindqvist', email: 'ada@hopyard.example' };

const validate: ServiceFinderProps['validate'] = values =>
  Object.fromEntries(
    ['name', 'email', 'message']
      .filter(field => !values[field])
      .map(field => [field, `Enter your ${field === 'email' ? 'email address' : field}.`]),
  );
const send = fn<ServiceFinderProps['send']>();
const accepted = (): Promise<ContactOutcome> => Promise.resolve({ accepted: true });

const meta = {
  title: 'Flows/ServiceFinder',
  component: ServiceFinder,
  decorators: [
    Story => (
      <ToastProvider copy={toastCopy}>
        <LeadFormSection {...leadFormSection}>
          <Story />
        </LeadFormSection>
      </ToastProvider>
    ),
  ],
  args: { copy, action: '/nowhere', validate, send, onFollow: fn() },
  beforeEach: () => {
    send.mockReset().mockImplementation(accepted);
  },
} satisfies Meta<typeof ServiceFinder>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const inState = (value: keyof typeof contexts) => ({ value, context: contexts[value] });
const recommending = (recommendation: Recommendation) => ({
  initial: {
    value: 'answered' as const,
    context: { ...contexts.answered, answers: answersFor[recommendation] },
  },
});
const contactInState = (value: keyof typeof contactContexts) => ({
  initialContact: { value, context: { ...contactContexts[value], problems: {} } },
});

const field = (canvas: Pick<Context['canvas'], 'getByRole'>, name: string) =>
  canvas.getByRole<HTMLInputElement>('textbox', { name });
const select = ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(canvas.getByRole('radio', { name }));
const click = ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));
async function fillIn({ canvas, userEvent }: Context) {
  await userEvent.click(field(canvas, 'Name'));
  await userEvent.paste(ada.name);
  await userEvent.click(field(canvas, 'Email'));
  await userEvent.paste(ada.email);
}

export const Playground: Story = { tags: ['no-visual'] };

// Questions ------------------------------------------------------------------------------------------------------

/** Before its script arrives: the first question, and a contact form that can post. */
export const Need: Story = {
  tags: ['both-editions'],
  args: { initial: inState('need') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Question 1 of 4 What do you need?' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    // Nothing is announced as invalid before the visitor does anything.
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeValid();
    const { form } = field(canvas, 'Name');
    await expect(form).toHaveAttribute('method', 'post');
    await expect([...new FormData(form!).keys()]).toEqual([
      'inquiry_type',
      'default_message',
      'name',
      'email',
      'message',
    ]);
    await expect(field(canvas, copy.form.fields.message)).not.toBeRequired();
  },
};
export const Terms: Story = { tags: ['no-visual'], args: { initial: inState('terms') } };
export const Reach: Story = { tags: ['no-visual'], args: { initial: inState('reach') } };
export const City: Story = {
  args: { initial: inState('city') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(copy.questions.city.options.length);
  },
};

export const MissingAnswer: Story = {
  args: { initial: { value: 'need', context: { ...contexts.need, isAnswerMissing: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose one.');
  },
};

/** Hover and focus of an option, of the button and of the fields. */
export const States: Story = {
  tags: ['one-width'],
  play: ({ canvas }) => {
    canvas.getByText(/^Something made/).dataset.force = 'hover';
    canvas.getByRole('radio', { name: /^Something read/ }).dataset.force = 'focus';
    canvas.getByRole('button', { name: 'Next' }).dataset.force = 'hover';
    field(canvas, 'Name').dataset.force = 'hover';
    field(canvas, 'Email').dataset.force = 'focus';
  },
};

// Recommendations ----------------------------------------------------------------------------------------------------

const showsRecommendation =
  (title: string, link: string, href: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: link })).toHaveAttribute('href', href);
  };

export const RecommendsCityPress: Story = {
  args: recommending('city'),
  play: showsRecommendation('PR in your city', `${brand.product} in Austin`, '/PR-Authority-austin'),
};
export const RecommendsProject: Story = {
  tags: ['no-visual'],
  args: recommending('project'),
  play: showsRecommendation('Hire the studio', 'Write to us', '/contact#get-in-touch'),
};
export const RecommendsPricing: Story = {
  tags: ['no-visual'],
  args: recommending('pricing'),
  play: showsRecommendation('Hire the studio', 'Compare the two', '/pricing'),
};
export const RecommendsPartnership: Story = {
  tags: ['no-visual'],
  args: recommending('partnership'),
  play: showsRecommendation('Equity partnership', 'Apply for a partnership', '/application'),
};
export const RecommendsMonthly: Story = {
  tags: ['no-visual'],
  args: recommending('monthly'),
  play: showsRecommendation('PR by the month', 'Packages and prices', '/PR-Authority#rates'),
};
export const RecommendsOtherCity: Story = {
  tags: ['no-visual'],
  args: recommending('otherCity'),
  play: showsRecommendation('PR in your city', 'Write to us', '/contact#get-in-touch'),
};

// Contact form ----------------------------------------------------------------------------------------------------------

export const Invalid: Story = {
  play: async context => {
    const { canvas, userEvent } = context;
    await click(context, 'Send your idea');
    await expect(canvas.getByRole('region', { name: copy.form.summary })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your name.' }));
    await expect(field(canvas, 'Name')).toHaveFocus();
  },
};
export const Sending: Story = {
  args: contactInState('sending'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};
export const Failed: Story = {
  args: contactInState('failed'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: copy.form.emailDirectly.text })).toBeVisible();
  },
};

// Messages -----------------------------------------------------------------------------------------------------------

/** Sends the answers and the selected option with the message, then clears both forms. */
export const MessageSentSuccessfully: Story = {
  name: 'Message: sent successfully',
  tags: ['no-visual'],
  play: async context => {
    const { canvas } = context;
    await select(context, 'Something read: a story placed on news sites');
    await click(context, 'Next');
    await select(context, 'I have not decided');
    await fillIn(context);
    await click(context, 'Send your idea');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Message sent successfully!'));
    await expect(send.mock.calls[0]![0].values).toEqual({
      ...ada,
      inquiry_type: 'consultation',
      message:
        'What do you need? Something read: a story placed on news sites\nHow would you rather pay? I have not decided',
    });
    await expect(field(canvas, 'Name')).toHaveValue('');
    await expect(canvas.getByRole('group', { name: /^Question 1 of 4/ })).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

export const MessageErrorSending: Story = {
  name: 'Message: error sending',
  tags: ['no-visual'],
  beforeEach: () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
  },
  play: async context => {
    const { canvas } = context;
    await select(context, 'Both: made first, read after');
    await fillIn(context);
    await click(context, 'Send your idea');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Error sending message'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again or email us directly.',
    );
    await expect(field(canvas, 'Name')).toHaveValue(ada.name);
    await expect(canvas.getByRole('radio', { name: 'Both: made first, read after' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Send your idea' })).toHaveFocus();
  },
};

// Behavior -----------------------------------------------------------------------------------------------------------

export const WorksByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    const question = (number: number) =>
      canvas.getByRole('group', { name: RegExp(`^Question ${number} of 4`) });
    canvas.getByRole('radio', { name: /^Something made/ }).focus();
    // Enter submits the question from every option.
    await userEvent.keyboard('{Enter}');
    await expect(question(1)).toHaveAccessibleDescription('Choose one.');
    await expect(canvas.getByRole('radio', { name: /^Something made/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(question(2)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^By invoice/ })).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect(canvas.getByRole('radio', { name: 'My own city' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // Going back keeps the answers and the selected option.
    await expect(canvas.getByRole('radio', { name: /^By invoice/ })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: /^By invoice/ })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('radio', { name: 'My own city' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(question(4)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(
      canvas.getByRole('heading', { name: 'PR in your city' }).closest('[tabindex]'),
    ).toHaveFocus();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: `${brand.product} in Austin` });
    await expect(link).toHaveFocus();
    link.addEventListener('click', event => event.preventDefault());
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledWith(
      expect.objectContaining({
        city: 'Austin',
        message: expect.stringContaining('Where are you? Austin') as string,
      }),
    );
  },
};

export const SendsNameAndEmailOnly: Story = {
  tags: ['no-visual'],
  play: async context => {
    const { canvas } = context;
    await click(context, 'Send your idea');
    await expect(canvas.getByRole('region', { name: copy.form.summary })).toHaveFocus();
    await expect(canvas.queryByText('Enter your message.')).not.toBeInTheDocument();
    await fillIn(context);
    await click(context, 'Send your idea');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Message sent successfully!'));
    await expect(send.mock.calls[0]![0].values).toEqual({
      ...ada,
      inquiry_type: 'consultation',
      message: copy.form.emptyMessage,
    });
  },
};

/** A double click on Next answers one question, and reports no missing answer on the next one. */
export const DoubleClick: Story = {
  tags: ['no-visual', '!autodocs'],
  play: async context => {
    const { canvas, userEvent } = context;
    await select(context, 'Both: made first, read after');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('group', { name: /^Question 2 of 4/ })).toBeVisible();
    await expect(canvas.queryByText(copy.missingAnswer)).toBeNull();
  },
};

const onHydrationError = fn<(error: unknown) => void>();
const onHydrated = fn<() => void>();
function Hydrated() {
  useEffect(onHydrated, []);
  return null;
}

export const SelectedBeforeHydration: Story = {
  tags: ['no-visual', '!autodocs'],
  render: () => <form />,
  play: async ({ args, canvasElement, userEvent }) => {
    const page = (
      <ToastProvider copy={toastCopy}>
        <ServiceFinder {...args} />
        <Hydrated />
      </ToastProvider>
    );
    const host = canvasElement.appendChild(document.createElement('main'));
    host.innerHTML = renderToString(page);
    const canvas = within(host);
    const radio = canvas.getByRole<HTMLInputElement>('radio', { name: /^Something read/ });
    await userEvent.click(radio);
    await userEvent.type(field(canvas, 'Name'), 'Ada');
    const root = hydrateRoot(host, page, { onRecoverableError: onHydrationError });
    await waitFor(() => expect(onHydrated).toHaveBeenCalled());
    await expect(onHydrationError).not.toHaveBeenCalled();
    await expect(radio).toBeChecked();
    await expect(field(canvas, 'Name')).toHaveValue('Ada');
    await expect(field(canvas, 'Name')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('group', { name: /^Question 2 of 4/ })).toBeVisible();
    root.unmount();
    host.remove();
  },
};

const word = 'Pneumonoultramicroscopicsilicovolcanoconiosis';
export const Extremes: Story = {
  args: {
    copy: {
      ...copy,
      questions: {
        ...copy.questions,
        need: {
          progress: 'Question 1 of 4',
          label: `What is the ${word} that you need?`,
          options: [
            { value: 'made', label: `${word} `.repeat(3) },
            { value: 'news', label: 'News' },
            { value: 'both', label: 'Both' },
          ],
        },
      },
      next: 'Turn to the question that comes after this one',
      form: {
        ...copy.form,
        fields: { name: 'N', email: `Where an answer reaches you, ${word} or not`, message: 'M' },
        submit: 'Send it to the desk, to be read by an editor',
        note: 'Free. '.repeat(40),
      },
    },
  },
};
