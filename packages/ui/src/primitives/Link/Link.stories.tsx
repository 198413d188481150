// Stories of `Link`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forceState } from '../../theme/states.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { AnchorContext, type AnchorProps } from './AnchorContext.tsx';
import { Link, linkTones } from './Link.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  parameters: { layout: 'padded' },
  args: { href: '/PR-Authority', children: 'PR Authority' },
  argTypes: { tone: { control: 'inline-radio', options: linkTones } },
  render: args => (
    <Text>
      Placement is a product of its own: see <Link {...args} />.
    </Text>
  ),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'PR Authority' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/PR-Authority');
  },
};

export const Tones: Story = {
  render: args => (
    <Stack direction="row" gap={2}>
      {linkTones.map(tone => (
        <Link key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const OnHover: Story = {
  render: Tones.render!,
  play: ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) forceState(link, 'hover');
  },
};

export const OnFocus: Story = {
  render: Tones.render!,
  play: ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) forceState(link, 'focus');
  },
};

export const NewTab: Story = {
  args: { href: 'https://www.w3.org/TR/WCAG22/', newTab: true, children: 'WCAG 2.2' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'WCAG 2.2 (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

/** A link as a router renders it. */
const RouterLink = ({ children, ...props }: AnchorProps) => (
  <a {...props} data-router="">
    {children}
  </a>
);

/** Links inside the site use the component from `AnchorContext`; all other links are plain `<a>` elements. */
export const WithAnchorContext: Story = {
  tags: ['no-visual'],
  render: args => (
    <AnchorContext value={RouterLink}>
      <Stack gap={1} align="start">
        <Link {...args}>a page</Link>
        <Link href="#faq">a fragment</Link>
        <Link href="https://example.org/">another site</Link>
        <Link href="//example.org/">another site, without a scheme</Link>
        <Link href="mailto:desk@example.org">a mail</Link>
      </Stack>
    </AnchorContext>
  ),
  play: async ({ canvas }) => {
    const routed = canvas.getAllByRole('link').filter(link => link.hasAttribute('data-router'));
    await expect(routed.map(link => link.textContent)).toEqual(['a page', 'a fragment']);
  },
};

export const WithLongestText: Story = {
  args: {
    children:
      'the whole story of the counterrevolutionary incomprehensibilities, from the first line to the last',
  },
};
