// Stories of the page /auth (`AuthTemplate`) with its real content.
import { authTabsCopy } from '@fit-to-print/content/props/auth';
import auth from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuthTabs } from '@fit-to-print/ui/flows/Auth';
import { AuthTemplate } from '@fit-to-print/ui/templates/AuthTemplate';
import { withToasts } from '../withToasts.fixtures.tsx';

const never = () => new Promise<never>(() => {});

const meta = {
  title: 'Templates/AuthTemplate',
  component: AuthTemplate,
  args: {
    data: auth.data,
    form: (
      <AuthTabs
        copy={authTabsCopy}
        calls={{
          signIn: never,
          signUp: never,
          requestReset: never,
          resendConfirmation: never,
          setPassword: never,
          continueWithGoogle: never,
        }}
        onSignedIn={() => {}}
      />
    ),
  },
  argTypes: { form: { control: false } },
  decorators: [withToasts],
} satisfies Meta<typeof AuthTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { tags: ['both-editions'] };

/** The terms come before both buttons that open an account: Google's, which is on both tabs, and that of signing up. */
export const Terms: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const isBeforeGoogle = () =>
      Boolean(
        canvas
          .getByRole('button', { name: 'Continue with Google' })
          .compareDocumentPosition(canvas.getByRole('link', { name: 'terms of service' })) &
        Node.DOCUMENT_POSITION_PRECEDING,
      );
    await expect(isBeforeGoogle()).toBe(true);
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }));
    await expect(isBeforeGoogle()).toBe(true);
  },
};

/** The edges of the form and of the list of facts, in px. */
const edges = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) => ({
  form: canvas.getByRole('tablist').getBoundingClientRect(),
  facts: canvas.getByText('Who reads it').closest('dl')!.getBoundingClientRect(),
});

/** The form is to the right of the introduction; the facts are below. */
export const OnLargeWindows: Story = {
  tags: ['no-visual', 'from-large'],
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    const { form, facts } = edges(canvas);
    const intro = canvas.getByText(/^An account is free\./).getBoundingClientRect();
    await expect(intro.right).toBeLessThan(form.left);
    await expect(form.top, 'the form starts where the introduction starts').toBeLessThanOrEqual(intro.top);
    const pass = canvas.getByText('PRESS').getBoundingClientRect();
    const headline = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(headline.height, 'the headline is larger than the title of the pass').toBeGreaterThan(
      1.4 * pass.height,
    );
    await expect(pass.left, 'the form is before the pass').toBeGreaterThan(form.right);
    await expect(facts.top).toBeGreaterThan(form.bottom);
    const text = document.createRange();
    text.selectNodeContents(canvas.getAllByRole('definition')[0]!);
    const lines = [...text.getClientRects()];
    await expect(lines.at(-1)!.width, 'no word stands alone in the last line').toBeGreaterThan(
      lines[0]!.width / 4,
    );
  },
};

/** The facts are below the form, side by side. */
export const OnMediumWindows: Story = {
  tags: ['no-visual', 'from-medium'],
  globals: { viewport: { value: 'medium' } },
  play: async ({ canvas }) => {
    const { form, facts } = edges(canvas);
    await expect(facts.top).toBeGreaterThan(form.bottom);
    const tops = canvas
      .getAllByRole('definition')
      .map(fact => fact.parentElement!.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** The form comes before the facts. */
export const OnSmallWindows: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const { form, facts } = edges(canvas);
    await expect(facts.top).toBeGreaterThan(form.bottom);
  },
};

export const Loading: Story = {
  tags: ['one-width'],
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const Longest: Story = {
  args: {
    data: {
      ...auth.data,
      headline: [['Pneumonoultramicroscopic', 'identification.']],
      intro:
        'An account holds your application, your correspondence with Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, and nothing else whatsoever, which is to say that it is rather empty, and meant to be.',
    },
  },
};
