// Stories of the page /application (`ApplicationTemplate`) with its real content.
import application from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApplicationWizard } from '@fit-to-print/ui/flows/ApplicationWizard';
import { ApplicationTemplate } from '@fit-to-print/ui/templates/ApplicationTemplate';
import { withToasts } from '../withToasts.fixtures.tsx';

/** A store of unsent applications in which a save to the account never ends. */
const drafts = {
  saveToDevice: () => true,
  keepOtherDraft() {},
  saveToAccount: () => new Promise<never>(() => {}),
  clear: () => {},
};

const meta = {
  title: 'Templates/ApplicationTemplate',
  component: ApplicationTemplate,
  args: { data: application.data },
  argTypes: { wizard: { control: false } },
  decorators: [withToasts],
} satisfies Meta<typeof ApplicationTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The prerendered page, and the page without script. */
export const SignedOut: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in to start' })).toHaveAttribute('href', '/auth');
    await expect(canvas.getByText('Phone number')).toBeVisible();
  },
};

export const SignedIn: Story = {
  args: {
    wizard: (
      <ApplicationWizard
        copy={application.data.wizard}
        prefilled={{ email: 'ada@hopyard.example' }}
        opened={{ current: null, otherDraft: null }}
        drafts={drafts}
        signIn={() => Promise.resolve(false)}
        validate={() => ({})}
        submit={() => new Promise<never>(() => {})}
        onSubmitted={() => {}}
      />
    ),
  },
};

export const Loading: Story = {
  tags: ['one-width'],
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Loading...' })).toBeVisible();
  },
};

export const Longest: Story = {
  args: {
    data: {
      ...application.data,
      headline: [['Pneumonoultramicroscopic', 'identification.']],
      stages: application.data.stages.map(stage => ({
        ...stage,
        fields: stage.fields.map(() => ({
          label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
          hint: 'and whatever else the correspondent reports from there, at the length that it takes',
        })),
      })),
    },
  },
};
