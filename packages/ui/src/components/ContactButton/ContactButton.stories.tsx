// Stories of `ContactButton`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { ContactButton } from './ContactButton.tsx';

/** The values that the button writes into the contact form. */
const fields = { city: 'Boston', message: 'I would like the Growth package for Boston ($2,497, paid once).' };

const meta = {
  title: 'Components/ContactButton',
  component: ContactButton,
  args: {
    href: '/contact#get-in-touch',
    prefill: { fields, postUrl: 'https://backend.example/contact-submission?prefill' },
    tone: 'ink',
    children: 'Start with Growth',
  },
  render: args => (
    <Box pageWidth paddingBlock={4}>
      <ContactButton {...args} />
    </Box>
  ),
} satisfies Meta<typeof ContactButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Start with Growth' });
    const { pathname, searchParams, hash } = new URL((link as HTMLAnchorElement).href);
    await expect(pathname + hash).toBe('/contact#get-in-touch');
    await expect(Object.fromEntries(searchParams)).toEqual(fields);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** In a document without script, a button posts the same values. */
export const WithoutScript: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    // A parsed document runs no script, so the content of `noscript` is elements.
    const page = new DOMParser().parseFromString(
      renderToStaticMarkup(<ContactButton {...args} />),
      'text/html',
    );
    const form = page.querySelector('form')!;
    await expect(form.method).toBe('post');
    await expect(form.action).toBe(args.prefill!.postUrl);
    await expect(Object.fromEntries(new FormData(form))).toEqual(fields);
    await expect(form.querySelector('button[type="submit"]')!.textContent).toBe('Start with Growth');
  },
};

/** Without values to fill in, it is a plain link. */
export const WithoutValues: Story = {
  tags: ['no-visual'],
  args: { prefill: undefined },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Start with Growth' });
    await expect(link).toHaveAttribute('href', '/contact#get-in-touch');
  },
};

export const WithLongestText: Story = {
  args: { arrow: true, size: 'large', children: 'Get a Truth or Consequences release, from $1,234,567' },
};
