// Stories of `Button`. The tone `pencil` is the accent color of the main action.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../primitives/Stack/index.ts';
import { forceState } from '../../theme/states.ts';
import { Button, buttonSizes, buttonTones } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: { layout: 'padded' },
  args: { children: 'Pitch us your idea' },
  argTypes: {
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const onClick = fn();

export const Playground: Story = {
  args: { tone: 'pencil', size: 'large', arrow: true, onClick },
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Pitch us your idea' }));
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledTimes(2);
  },
};

export const Tones: Story = {
  render: args => (
    <Stack direction="row" gap={2}>
      {buttonTones.map(tone => (
        <Button key={tone} {...args} tone={tone}>
          {tone}
        </Button>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: args => (
    <Stack direction="row" gap={2}>
      {buttonSizes.map(size => (
        <Button key={size} {...args} size={size}>
          {size}
        </Button>
      ))}
    </Stack>
  ),
};

const buttonStates = ['hover', 'focus', 'active'] as const;
/** Every tone on hover, with focus and while it is pressed. */
export const States: Story = {
  render: args => (
    <Stack gap={3}>
      {buttonStates.map(state => (
        <Stack key={state} direction="row" gap={3}>
          {buttonTones.map(tone => (
            <Button key={tone} {...args} tone={tone}>
              {state}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
  play: ({ canvas }) => {
    for (const state of buttonStates) {
      for (const button of canvas.getAllByRole('button', { name: state })) forceState(button, state);
    }
  },
};

export const WithArrow: Story = {
  tags: ['no-visual'],
  args: { tone: 'ink', arrow: true, href: '#pr-authority', children: 'See the rate card' },
};

export const AsLink: Story = {
  args: { href: '/PR-Authority', tone: 'ink', children: 'PR Authority' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'PR Authority' })).toHaveAttribute('href', '/PR-Authority');
  },
};

export const NewTab: Story = {
  args: { href: 'https://checkout.example/starter', newTab: true, children: 'Buy Starter' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Buy Starter (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Disabled: Story = {
  args: { disabled: true, onClick, children: 'Sending...' },
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear();
    const button = canvas.getByRole('button', { name: 'Sending...' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(onClick).not.toHaveBeenCalled();
  },
};

function ButtonWithPanel({ children }: { children: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Stack gap={3}>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {children}
      </Button>
      <div id={id} hidden={!isOpen}>
        City, date, outlet
      </div>
    </Stack>
  );
}

/** A screen reader says whether the panel is open. */
export const TogglesPanel: Story = {
  tags: ['no-visual'],
  args: { children: 'Filters' },
  render: ({ children }) => <ButtonWithPanel>{children as string}</ButtonWithPanel>,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters', expanded: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('City, date, outlet')).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: 'Filters', expanded: false })).toBe(button);
  },
};

export const WithLongestText: Story = {
  args: {
    arrow: true,
    fullWidth: true,
    children: 'Tell us what happened, where, and why a stranger would read about it to the end',
  },
};
