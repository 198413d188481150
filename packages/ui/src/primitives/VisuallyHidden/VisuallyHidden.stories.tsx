// Stories of `VisuallyHidden`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { layout: 'padded' },
  args: { children: 'included' },
  render: args => (
    <Text>
      Local newsrooms: <span aria-hidden="true">•</span>
      <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read the text instead of the dot. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('included').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};

export const AsHeading: Story = {
  tags: ['no-visual'],
  args: { as: 'h2', children: 'Local newsrooms' },
  render: args => <VisuallyHidden {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Local newsrooms' })).toBeInTheDocument();
  },
};

/** Even a long text takes no space on the page. */
export const WithLongestText: Story = {
  tags: ['no-visual'],
  args: { children: 'Pneumonoultramicroscopicsilicovolcanoconiosis is not included. '.repeat(40) },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const { width, height } = canvas.getByText(/is not included/).getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
