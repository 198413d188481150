// Stories of `ApplicationWizard`.
import { toastCopy } from '@fit-to-print/content/messages';
import { wizardCopy } from '@fit-to-print/content/props/application';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { ToastProvider } from '../../components/Toast/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { forceState } from '../../theme/states.ts';
import {
  blankAnswers,
  business,
  contexts,
  filledAnswers,
  profile,
  requireAnswers,
} from './application.fixtures.ts';
import type { ApplicationContext, applicationMachine } from './application.machine.ts';
import { ApplicationWizard } from './ApplicationWizard.tsx';
import type { Draft, OpenedDrafts } from './draft.ts';

const submit = fn();
const onSubmitted = fn();
const signIn = fn();
const drafts = { saveToDevice: fn(), keepOtherDraft: fn(), saveToAccount: fn(), clear: fn() };

/** A draft of an application with some values changed. */
const draftWith = (changes: Partial<Draft> = {}): Draft => ({
  version: 1,
  step: 'profile',
  answers: { ...blankAnswers, ...profile },
  wasSent: false,
  ...changes,
});
/** Today at 4:12 PM, in every time zone. */
const savedAt = new Date().setHours(16, 12);
/** The drafts to open: only this one. */
const opened = (draft: Draft): OpenedDrafts => ({
  current: { draft, savedAt, place: 'account' },
  otherDraft: null,
});
const atReview = { opened: opened(draftWith({ step: 'review', answers: filledAnswers })) };

/** Returns a story whose args start the component in a state of its state machine. */
const inState = (
  value: Exclude<StateValueFrom<typeof applicationMachine>, 'opening'>,
  changes: Partial<ApplicationContext> = {},
) => ({ args: { initial: { value, context: { ...contexts[value], ...changes } } } });

const meta = {
  title: 'Flows/ApplicationWizard',
  component: ApplicationWizard,
  args: {
    copy: wizardCopy,
    prefilled: { email: profile.email },
    opened: { current: null, otherDraft: null },
    drafts,
    validate: requireAnswers,
    submit,
    signIn,
    onSubmitted,
  },
  argTypes: { copy: { control: false }, drafts: { control: false }, initial: { control: false } },
  beforeEach() {
    submit.mockReset().mockResolvedValue({ accepted: true });
    onSubmitted.mockReset();
    drafts.saveToDevice.mockReset().mockReturnValue(true);
    drafts.saveToAccount.mockReset().mockResolvedValue({ savedAt, otherDraft: null });
    signIn.mockReset();
    drafts.clear.mockReset();
  },
  decorators: [
    Story => (
      <ToastProvider copy={toastCopy}>
        <Box as="main" pageWidth>
          <Story />
        </Box>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof ApplicationWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

// States --------------------------------------------------------------------------------------------------------------

export const Fresh: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(profile.email);
  },
};
export const Profile: Story = inState('profile');
export const ProfileIncomplete: Story = inState('profileIncomplete');
export const Business: Story = inState('business');
export const BusinessIncomplete: Story = inState('businessIncomplete');
export const Review: Story = {
  ...inState('review'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
    await expect(canvas.getByText(business.businessTeam)).toBeVisible();
    await expect(canvas.getByText('Planning to')).toBeVisible();
    await expect(canvas.getByText('Not given')).toBeVisible();
  },
};
/** An answer that is written from right to left. */
export const ReviewRightToLeft: Story = {
  ...inState('review', { answers: { ...filledAnswers, businessTeam: 'שני חקלאים ואגרונומית.' } }),
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('שני חקלאים ואגרונומית.')).direction).toBe('rtl');
    await expect(getComputedStyle(canvas.getByText('Planning to')).direction).toBe('ltr');
  },
};
/** Hover and focus of two Change buttons. */
export const ReviewStates: Story = {
  ...inState('review'),
  tags: ['one-width'],
  play: ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Change/ });
    forceState(first!, 'hover');
    forceState(second!, 'focus');
  },
};

export const Submitting: Story = {
  tags: ['one-width'],
  ...inState('submitting'),
  beforeEach() {
    submit.mockImplementation(() => new Promise(() => {}));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submitting…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** The session has ended; the site shows the sign-in dialog. */
export const SigningIn: Story = {
  ...inState('signingIn'),
  tags: ['no-visual'],
  beforeEach() {
    signIn.mockImplementation(() => new Promise(() => {}));
  },
};
export const Failed: Story = { ...inState('failed'), tags: ['no-visual'] };
export const Submitted: Story = { ...inState('submitted'), tags: ['no-visual'] };

// Refusals ------------------------------------------------------------------------------------------------------------

/** The labels of all missing fields in one list; each field says what to do. No toast covers the fields. */
export const RefusesIncompleteProfile: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save & Continue' }));
    const summary = await canvas.findByRole('region', { name: 'Please fill in all required fields' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      /^Enter your title\. your role, such as founder$/,
    );
    await expect(canvas.getAllByText('Enter your title.')).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: 'LinkedIn address' })).toBeValid();
    // The summary's links lead to their fields, radio buttons included.
    await userEvent.click(canvas.getByRole('link', { name: 'Do you work on the company full time?' }));
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus();
  },
};

/** No answer is missing: the summary has its general title. */
export const TooLong: Story = {
  tags: ['no-visual'],
  args: {
    opened: opened(draftWith({ answers: { ...filledAnswers, linkedinUrl: 'x'.repeat(301) } })),
    validate: () => ({ linkedinUrl: 'Keep your LinkedIn address to 300 characters or fewer.' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save & Continue' }));
    await expect(canvas.getByRole('textbox', { name: 'LinkedIn address' })).toBeInvalid();
    await expect(
      canvas.getByRole('region', { name: 'Before you can send this, please correct:' }),
    ).toBeVisible();
  },
};

/** A long answer: how many characters are left, and too many. Nothing is cut off. */
export const FewCharactersLeft: Story = {
  tags: ['no-visual'],
  args: {
    opened: opened(
      draftWith({ step: 'business', answers: { ...filledAnswers, businessTeam: 'team '.repeat(920) } }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const shown = (text: string) => canvas.getByText(text, { selector: '[aria-hidden=true] > *' });
    // The counter is downloaded when the stage opens.
    await waitFor(() => expect(shown('401 characters left')).toBeVisible());
    const strategy = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Strategy' });
    await userEvent.clear(strategy);
    await userEvent.click(strategy);
    await userEvent.paste('a'.repeat(5012));
    await expect(shown('12 characters too many')).toBeVisible();
    await expect(strategy.value).toHaveLength(5012);
  },
};

/** The second stage has an empty answer: the form does not go on to the review. */
export const RefusesIncompleteBusiness: Story = {
  tags: ['no-visual'],
  args: { opened: opened(draftWith({ step: 'business' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'The team' }));
    await userEvent.paste(business.businessTeam);
    await userEvent.click(canvas.getByRole('button', { name: 'Check your answers' }));
    await expect(
      await canvas.findByRole('region', { name: 'Please fill in all sections' }),
    ).toHaveTextContent(/The businessProgressStrategy$/);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('textbox', { name: 'Strategy' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'The team' })).toHaveValue(business.businessTeam);
    await expect(submit).not.toHaveBeenCalled();
  },
};

// Toasts --------------------------------------------------------------------------------------------------------------

export const ToastSubmitted: Story = {
  tags: ['one-width'],
  args: atReview,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /Application submitted successfully!\s*We'll review your application and get back to you soon\./,
      ),
    );
    await expect(submit.mock.calls[0]![0]).toEqual(filledAnswers);
    await expect(drafts.clear).toHaveBeenCalledOnce();
    await expect(onSubmitted).toHaveBeenCalledOnce();
  },
};

export const ToastFailed: Story = {
  tags: ['one-width'],
  args: atReview,
  beforeEach() {
    submit.mockRejectedValue(new TypeError('Failed to fetch'));
    // A pending save keeps the status line at "on this device", however long the screenshot takes.
    drafts.saveToAccount.mockReturnValue(new Promise(() => {}));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Submission failed\s*Please try again later\./),
    );
    await expect(canvas.getByText(business.businessTeam)).toBeVisible();
    await expect(drafts.clear).not.toHaveBeenCalled();
  },
};

/** After every failure the application is a draft again, and saved to the account. */
export const FailedTwice: Story = {
  ...ToastFailed,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Submit application' });
    for (const attempts of [1, 2]) {
      await userEvent.click(send);
      await waitFor(() => expect(submit).toHaveBeenCalledTimes(attempts));
      await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
    }
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(drafts.saveToAccount).toHaveBeenCalled());
  },
};

export const ToastFailedWithReason: Story = {
  tags: ['no-visual'],
  args: atReview,
  beforeEach() {
    submit.mockResolvedValue({
      accepted: false,
      message: 'Too many tries. Try again in 12 minutes.',
      reference: '3f9a0c1e',
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /Submission failed\s*Too many tries\. Try again in 12 minutes\.\s*Reference 3f9a0c1e/,
      ),
    );
  },
};

// Behavior ------------------------------------------------------------------------------------------------------------

/** Both stages and back, by keyboard; the draft is saved at every key. */
export const WorksByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'First name' }));
    for (const text of [profile.firstName, profile.lastName]) {
      await userEvent.keyboard(text);
      await userEvent.tab();
    }
    await expect(canvas.getByText(/^Saved at \d{1,2}:\d\d [AP]M on this device$/)).toBeVisible();
    await userEvent.tab();
    for (const text of [
      profile.title,
      profile.companyName,
      profile.currentLocation,
      profile.phoneNumber,
      profile.linkedinUrl,
    ]) {
      if (text) await userEvent.paste(text);
      await userEvent.tab();
    }
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Enter}');

    await expect(canvas.getByRole('region', { name: 'Business Information' })).toHaveFocus();
    await expect(canvas.getByText('Stage 2 of 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: 'The business' }));
    await userEvent.paste(business.businessDetails);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('region', { name: 'Create Your Profile' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveValue(profile.lastName);
    await expect(canvas.getByRole('radio', { name: 'Planning to' })).toBeChecked();
    await expect(drafts.saveToDevice).toHaveBeenLastCalledWith(
      draftWith({ answers: { ...blankAnswers, ...profile, businessDetails: business.businessDetails } }),
    );
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
  },
};

/** Storage is full or blocked: the wizard works, and shows no save. */
export const WithoutStorage: Story = {
  tags: ['no-visual'],
  beforeEach() {
    drafts.saveToDevice.mockReturnValue(false);
  },
  play: async ({ canvas, userEvent }) => {
    drafts.saveToAccount.mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ada');
    await expect(drafts.saveToDevice).toHaveBeenCalled();
    await expect(canvas.queryByText(/^Saved at/)).toBeNull();
  },
};

/** The user comes back to a draft that neither the device nor the account could save: it says so, and is saved to the account. */
export const SavedNowhere: Story = {
  tags: ['no-visual'],
  args: { opened: { current: { draft: draftWith(), savedAt, place: 'thisTab' }, otherDraft: null } },
  beforeEach() {
    drafts.saveToAccount.mockReturnValue(new Promise(() => {}));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(drafts.saveToAccount).toHaveBeenCalled(), { timeout: 5000 });
    await expect(canvas.getByText('Saved at 4:12 PM in this tab only')).toBeVisible();
  },
};

/** Changes one answer of a stage and returns to the review; the document title names the step. */
export const ChangesAnswer: Story = {
  tags: ['no-visual'],
  args: atReview,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(document.title).toMatch(/^Check your answers/));
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Create Your Profile' }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(document.title).toMatch(/^Create Your Profile/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company name' }), ' & Daughters{Enter}');
    await expect(canvas.getByRole('region', { name: 'Check your answers' })).toHaveFocus();
    await expect(canvas.getByText('Hopyard & Daughters')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('region', { name: 'Business Information' })).toHaveFocus();
  },
};

export const SessionEnded: Story = {
  tags: ['no-visual'],
  args: atReview,
  play: async ({ canvas, userEvent }) => {
    submit.mockResolvedValueOnce({ accepted: false, isSignedOut: true, message: 'Sign in again.' });
    signIn.mockResolvedValue(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await waitFor(() => expect(canvas.getByText('Application submitted successfully!')).toBeVisible());
    await expect(submit).toHaveBeenCalledTimes(2);
    await expect(submit.mock.calls[1]![0]).toEqual(submit.mock.calls[0]![0]);
  },
};

/** Two devices have drafts: the newer one is open, and a button opens the other. */
export const TwoDrafts: Story = {
  args: {
    opened: {
      current: {
        draft: draftWith({ step: 'business', answers: filledAnswers }),
        savedAt: Date.UTC(2026, 10, 19, 22, 12),
        place: 'elsewhere',
      },
      otherDraft: {
        draft: draftWith({
          step: 'business',
          answers: { ...filledAnswers, businessTeam: 'Two growers and a cook.' },
        }),
        savedAt: Date.UTC(2026, 10, 18, 15, 58),
        place: 'thisDevice',
      },
    },
  },
  beforeEach() {
    // The draft stays on this device, so that the picture does not depend on when the account has it.
    drafts.saveToAccount.mockReturnValue(new Promise(() => {}));
  },
  play: async ({ canvas, userEvent }) => {
    const team = () => canvas.getByRole('textbox', { name: 'The team' });
    await expect(canvas.getByText(/^Saved at Nov 19, .* in another tab or on another device$/)).toBeVisible();
    await expect(team()).toHaveValue(business.businessTeam);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the other draft' }));
    await expect(team()).toHaveValue('Two growers and a cook.');
    const [draftLeft] = drafts.keepOtherDraft.mock.lastCall!;
    await expect(draftLeft).toMatchObject({ draft: { answers: { businessTeam: business.businessTeam } } });
    await userEvent.click(canvas.getByRole('button', { name: 'Open the other draft' }));
    await expect(team()).toHaveValue(business.businessTeam);
  },
};

/** Swapping loses neither draft, even if none can be saved. */
export const TwoDraftsWithoutStorage: Story = {
  ...TwoDrafts,
  tags: ['no-visual'],
  beforeEach() {
    drafts.saveToDevice.mockReturnValue(false);
    drafts.saveToAccount.mockRejectedValue(new TypeError('Failed to fetch'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'The team' }), ' And a dog.');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the other draft' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open the other draft' }));
    await expect(canvas.getByRole('textbox', { name: 'The team' })).toHaveValue(
      `${business.businessTeam} And a dog.`,
    );
  },
};

export const LongestReview: Story = inState('review', {
  answers: {
    ...filledAnswers,
    companyName: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2),
    businessDetails: `First.\n\n${'And so on, for as long as it takes to explain. '.repeat(30)}`,
  },
});

export const Longest: Story = inState('business', {
  answers: {
    ...filledAnswers,
    businessDetails: `${'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(5)}\n\n${'And so on, for as long as it takes to explain. '.repeat(30)}`,
  },
});
