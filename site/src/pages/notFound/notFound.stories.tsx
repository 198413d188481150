// Stories of the page /404 (`NotFoundTemplate`) with its real content.
import notFound from './data.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { NotFoundTemplate } from '@fit-to-print/ui/templates/NotFoundTemplate';

const meta = {
  title: 'Templates/NotFoundTemplate',
  component: NotFoundTemplate,
  args: { data: notFound.data },
  // The page shows and logs the URL of the story as the missing path.
  beforeEach: () => {
    delete document.documentElement.dataset.loggedMissingPath;
    const spy = spyOn(console, 'error').mockImplementation(() => {});
    return () => spy.mockRestore();
  },
} satisfies Meta<typeof NotFoundTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  tags: ['both-editions'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(canvas.getByRole('deletion')).toHaveTextContent(window.location.pathname);
    // oxlint-disable-next-line no-console -- It is a spy here.
    const { error: log } = console;
    await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    await expect(log).toHaveBeenCalledWith(`Page not found: ${window.location.pathname}`);
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
};

/** The site's bootstrap has logged the URL before React renders. */
export const LoggedByBootstrap: Story = {
  tags: ['no-visual', '!autodocs'],
  beforeEach: () => {
    document.documentElement.dataset.loggedMissingPath = window.location.pathname;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent(window.location.pathname);
    // oxlint-disable-next-line no-console -- It is a spy here.
    await expect(console.error).not.toHaveBeenCalled();
  },
};
