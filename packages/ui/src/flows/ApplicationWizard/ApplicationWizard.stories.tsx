import { applicationProblems } from '@fit-to-print/backend/contracts/application';
import { application } from '@fit-to-print/site/pages/application';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { ToastProvider } from '../../components/Toast/index.ts';
import { Box } from '../../primitives/Box/index.ts';
import { blank, business, contexts, filled, profile } from './application.fixtures.ts';
import { type ApplicationContext, applicationMachine } from './application.machine.ts';
import { ApplicationWizard, type ApplicationWizardProps } from './ApplicationWizard.tsx';
import type { Draft } from './draft.ts';

const submit = fn();
const onSubmitted = fn();
const drafts = { read: fn(), write: fn(), clear: fn() };

const begun = (change: Partial<Draft> = {}): Draft => ({
  version: 1,
  stage: 'profile',
  answers: { ...blank, ...profile },
  key: null,
  ...change,
});

/** A story that starts in a state. As a render function: Storybook cannot serialize a snapshot among its args. */
const at = (
  value: Exclude<StateValueFrom<typeof applicationMachine>, 'opening'>,
  change: Partial<ApplicationContext> = {},
) => {
  const snapshot = applicationMachine.resolveState({ value, context: { ...contexts[value], ...change } });
  return {
    render: (args: ApplicationWizardProps) => <ApplicationWizard {...args} initialSnapshot={snapshot} />,
  };
};

const meta = {
  title: 'Flows/ApplicationWizard',
  component: ApplicationWizard,
  args: {
    copy: application.data.wizard,
    email: profile.email,
    drafts,
    validate: applicationProblems,
    submit,
    onSubmitted,
  },
  argTypes: { copy: { control: false }, drafts: { control: false }, initialSnapshot: { control: false } },
  beforeEach() {
    submit.mockReset().mockResolvedValue({ accepted: true });
    onSubmitted.mockReset();
    drafts.read.mockReset().mockReturnValue(null);
    drafts.write.mockReset().mockReturnValue(true);
    drafts.clear.mockReset();
  },
  decorators: [
    Story => (
      <ToastProvider>
        <Box as="main" page>
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(profile.email);
  },
};
export const Profile: Story = at('profile');
export const ProfileIncomplete: Story = at('profileIncomplete');
export const Business: Story = at('business');
export const BusinessIncomplete: Story = at('businessIncomplete');
export const Submitting: Story = {
  ...at('submitting'),
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
export const Failed: Story = { ...at('failed'), tags: ['no-visual'] };
export const Submitted: Story = { ...at('submitted'), tags: ['no-visual'] };

// Messages ------------------------------------------------------------------------------------------------------------

export const SaysProfileIncomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save & Continue' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all required fields');
    await waitFor(() =>
      expect(
        canvas.getByRole('region', { name: 'A correction is needed before this can run:' }),
      ).toHaveFocus(),
    );
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
      'Enter your title.',
    );
    await expect(canvas.getByRole('textbox', { name: 'LinkedIn address' })).toBeValid();
    // Every line of the summary leads to its field, the choice among them.
    await userEvent.click(canvas.getByRole('link', { name: 'Say whether you work on it full time.' }));
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toHaveFocus();
  },
};

export const SaysBusinessIncomplete: Story = {
  beforeEach() {
    drafts.read.mockReturnValue(begun({ stage: 'business' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'The team' }), business.businessTeam);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all sections');
    await expect(canvas.getByRole('textbox', { name: 'Strategy' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'The team' })).toHaveValue(business.businessTeam);
    await expect(submit).not.toHaveBeenCalled();
  },
};

export const SaysSubmitted: Story = {
  beforeEach() {
    drafts.read.mockReturnValue(begun({ stage: 'business', answers: filled }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /Application submitted successfully!\s*We'll review your application and get back to you soon\./,
      ),
    );
    await expect(submit.mock.calls[0]![0]).toEqual({
      answers: filled,
      key: expect.stringMatching(/^\w{32}$/),
    });
    await expect(drafts.clear).toHaveBeenCalledOnce();
    await expect(onSubmitted).toHaveBeenCalledOnce();
  },
};

export const SaysFailed: Story = {
  beforeEach() {
    drafts.read.mockReturnValue(begun({ stage: 'business', answers: filled }));
    submit.mockRejectedValue(new TypeError('Failed to fetch'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Submission failed\s*Please try again later\./),
    );
    await expect(canvas.getByRole('textbox', { name: 'The team' })).toHaveValue(business.businessTeam);
    await expect(drafts.clear).not.toHaveBeenCalled();
  },
};

export const SaysFailedWithReason: Story = {
  tags: ['no-visual'],
  beforeEach() {
    drafts.read.mockReturnValue(begun({ stage: 'business', answers: filled }));
    submit.mockResolvedValue({ accepted: false, message: 'Sign in again to send your application.' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /Submission failed\s*Sign in again to send your application\./,
      ),
    );
  },
};

// Behaviour -----------------------------------------------------------------------------------------------------------

/** Both stages and back, by keyboard; the draft is kept with every letter. */
export const ThereAndBack: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'First name' }));
    for (const text of [profile.firstName, profile.lastName]) {
      await userEvent.keyboard(text);
      await userEvent.tab();
    }
    await expect(canvas.getByText(/^Draft saved \d{1,2}:\d\d [AP]M$/)).toBeVisible();
    await userEvent.tab();
    for (const text of [
      profile.title,
      profile.companyName,
      profile.currentLocation,
      profile.phoneNumber,
      profile.linkedinUrl,
    ]) {
      if (text) await userEvent.keyboard(text);
      await userEvent.tab();
    }
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Enter}');

    await expect(canvas.getByRole('region', { name: 'Business Information' })).toHaveFocus();
    await expect(canvas.getByText('Stage 2 of 2')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'The business' }), business.businessDetails);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('region', { name: 'Create Your Profile' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveValue(profile.lastName);
    await expect(canvas.getByRole('radio', { name: 'Planning to' })).toBeChecked();
    await expect(drafts.write).toHaveBeenLastCalledWith(
      begun({ answers: { ...blank, ...profile, businessDetails: business.businessDetails } }),
    );
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/');
  },
};

/** A storage that is full or closed: it works from memory, and does not claim otherwise. */
export const WithoutStorage: Story = {
  tags: ['no-visual'],
  beforeEach() {
    drafts.write.mockReturnValue(false);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ada');
    await expect(drafts.write).toHaveBeenCalled();
    await expect(canvas.queryByText(/^Draft saved/)).toBeNull();
  },
};

export const Longest: Story = at('business', {
  answers: {
    ...filled,
    businessDetails: `${'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(5)}\n\n${'And so on, for as long as it takes to explain. '.repeat(30)}`,
  },
});
