import { notFound } from '@fit-to-print/site/pages/notFound';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { NotFoundTemplate } from './NotFoundTemplate.tsx';

const meta = {
  title: 'Templates/NotFoundTemplate',
  component: NotFoundTemplate,
  args: { data: notFound.data },
} satisfies Meta<typeof NotFoundTemplate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  tags: ['both-editions'],
  // The address of the story itself is the missing one; silence it, and see that it is told once.
  beforeEach: () => {
    const spy = spyOn(console, 'error').mockImplementation(() => {});
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(canvas.getByRole('deletion')).toHaveTextContent(window.location.pathname);
    // oxlint-disable-next-line no-console -- The spy.
    const { error: log } = console;
    await expect(log).toHaveBeenCalledTimes(1);
    await expect(log).toHaveBeenCalledWith(`Page not found: ${window.location.pathname}`);
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
};
