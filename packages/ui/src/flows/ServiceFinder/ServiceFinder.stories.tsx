// Stories of `ServiceFinder`.
import { brand } from '@fit-to-print/content/brand';
import { serviceFinderCopy as copy } from '@fit-to-print/content/props/serviceFinder';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { Grid, GridArea } from '../../primitives/Grid/index.ts';
import { forceState } from '../../theme/states.ts';
import { answersFor, contexts } from './serviceFinder.fixtures.ts';
import type { Recommendation } from './recommend.ts';
import { ServiceFinder } from './ServiceFinder.tsx';

const ada = { name: 'Ada Lindqvist', email: 'ada@hopyard.example', message: 'Hops.' };

const meta = {
  title: 'Flows/ServiceFinder',
  component: ServiceFinder,
  decorators: [
    Story => (
      <Box pageWidth paddingBlock={4}>
        <Grid>
          <GridArea area="content">
            <Story />
          </GridArea>
        </Grid>
      </Box>
    ),
  ],
  args: { copy, getFormValues: () => ada, onFollow: fn() },
} satisfies Meta<typeof ServiceFinder>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Returns the machine state that a story starts in. */
const inState = (value: keyof typeof contexts) => ({ value, context: contexts[value] });
/** Starts the component at a recommendation. */
const recommending = (recommendation: Recommendation) => ({
  initial: {
    value: 'answered' as const,
    context: { ...contexts.answered, answers: answersFor[recommendation] },
  },
});
const select = ({ canvas, userEvent }: Context, name: string) =>
  userEvent.click(canvas.getByRole('radio', { name }));

export const Playground: Story = { tags: ['no-visual'] };

// Questions ------------------------------------------------------------------------------------------------------

/** The first question, as it is before the script arrives. */
export const Need: Story = {
  tags: ['both-editions'],
  args: { initial: inState('need') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Question 1 of 4 What do you need?' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    // Nothing is announced as invalid before the visitor does anything.
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeValid();
  },
};
export const Payment: Story = { tags: ['no-visual'], args: { initial: inState('payment') } };
export const Reach: Story = { tags: ['no-visual'], args: { initial: inState('reach') } };
export const City: Story = {
  args: { initial: inState('city') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(copy.questions.city.options.length);
  },
};

export const MissingAnswer: Story = {
  tags: ['one-width'],
  args: { initial: { value: 'need', context: { ...contexts.need, isAnswerMissing: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose one.');
  },
};

/** Hover and focus of an option, and hover of the button. */
export const States: Story = {
  tags: ['one-width'],
  play: ({ canvas }) => {
    forceState(canvas.getByText(/^A brand, a product/), 'hover');
    forceState(canvas.getByRole('radio', { name: /^A story placed/ }), 'focus');
    forceState(canvas.getByRole('button', { name: 'Next' }), 'hover');
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
  args: recommending('cityWithPage'),
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
  args: recommending('monthlyPackage'),
  play: showsRecommendation('PR by the month', 'Packages and prices', '/PR-Authority#rates'),
};
export const RecommendsOtherCity: Story = {
  tags: ['no-visual'],
  args: recommending('cityWithoutPage'),
  play: showsRecommendation('PR in your city', 'Write to us', '/contact#get-in-touch'),
};

// Behavior -----------------------------------------------------------------------------------------------------------

export const WorksByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    const question = (number: number) =>
      canvas.getByRole('group', { name: RegExp(`^Question ${number} of 4`) });
    canvas.getByRole('radio', { name: /^A brand, a product/ }).focus();
    // Enter submits the question from every option.
    await userEvent.keyboard('{Enter}');
    await expect(question(1)).toHaveAccessibleDescription('Choose one.');
    await expect(canvas.getByRole('radio', { name: /^A brand, a product/ })).toHaveFocus();
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
        ...ada,
        city: 'Austin',
        message: expect.stringMatching(
          /^Hops\.\n\nWhat do you need\?[^]*\nWhere are you\? Austin$/,
        ) as string,
      }),
    );
  },
};

/** A double click on Next answers one question, and reports no missing answer on the next one. */
export const DoubleClick: Story = {
  tags: ['no-visual', '!autodocs'],
  play: async context => {
    const { canvas, userEvent } = context;
    await select(context, 'Both');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('group', { name: /^Question 2 of 4/ })).toBeVisible();
    await expect(canvas.queryByText(copy.missingAnswer)).toBeNull();
  },
};

const onHydrationError = fn<(error: unknown) => void>();
/** Called once React has hydrated the prerendered HTML. */
const onHydrated = fn<() => void>();
/** Calls `onHydrated` once React has hydrated the page. */
function Hydrated() {
  useEffect(onHydrated, []);
  return null;
}

export const SelectedBeforeHydration: Story = {
  tags: ['no-visual', '!autodocs'],
  render: () => <form />,
  play: async ({ args, canvasElement, userEvent }) => {
    const page = (
      <>
        <ServiceFinder {...args} />
        <Hydrated />
      </>
    );
    const host = canvasElement.appendChild(document.createElement('main'));
    host.innerHTML = renderToString(page);
    const canvas = within(host);
    const radio = canvas.getByRole<HTMLInputElement>('radio', { name: /^A story placed/ });
    await userEvent.click(radio);
    const root = hydrateRoot(host, page, { onRecoverableError: onHydrationError });
    await waitFor(() => expect(onHydrated).toHaveBeenCalled());
    await expect(onHydrationError).not.toHaveBeenCalled();
    await expect(radio).toBeChecked();
    await expect(radio).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('group', { name: /^Question 2 of 4/ })).toBeVisible();
    root.unmount();
    host.remove();
  },
};

/** A word that is wider than a narrow column. */
const longWord = 'Pneumonoultramicroscopicsilicovolcanoconiosis';
export const Extremes: Story = {
  args: {
    copy: {
      ...copy,
      questions: {
        ...copy.questions,
        need: {
          progress: 'Question 1 of 4',
          label: `What is the ${longWord} that you need?`,
          options: [
            { value: 'creative', label: `${longWord} `.repeat(3) },
            { value: 'pr', label: 'News' },
            { value: 'both', label: 'Both' },
          ],
        },
      },
      title: `Not sure, ${longWord}?`,
      introduction: 'Four questions. '.repeat(10),
      next: 'Turn to the question that comes after this one',
    },
  },
};
