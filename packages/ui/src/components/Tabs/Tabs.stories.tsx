// Stories of `Tabs`.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import { Box } from '../../primitives/Box/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { forceState } from '../../theme/states.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

function ControlledTabs(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Box pageWidth paddingBlock={4}>
      <Tabs {...props} value={value} onChange={setValue} />
    </Box>
  );
}

/** Readers copy the code of a story, so it shows the name of the component, not of the helper that has its state. */
const nameComponent = (code: string) => code.replaceAll('ControlledTabs', 'Tabs');

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Editions',
    value: 'early',
    onChange() {},
    tabs: [
      { value: 'early', label: 'Early edition', content: <Text>Closes at six in the evening.</Text> },
      { value: 'late', label: 'Late edition', content: <Text>Closes at ten.</Text> },
    ],
  },
  argTypes: { tabs: { control: false } },
  parameters: { docs: { source: { transform: nameComponent } } },
  render: args => <ControlledTabs {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OnHoverAndFocus: Story = {
  play: ({ canvas }) => {
    forceState(canvas.getByRole('tab', { name: 'Early edition' }), 'focus');
    forceState(canvas.getByRole('tab', { name: 'Late edition' }), 'hover');
  },
};

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const early = canvas.getByRole('tab', { name: 'Early edition', selected: true });
    await userEvent.tab();
    await expect(early).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Late edition', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Late edition' })).toHaveTextContent('Closes at ten.');
    await expect(canvas.queryByRole('tabpanel', { name: 'Early edition' })).toBeNull();
  },
};

/** The markup has no inline styles, which the content security policy forbids, and no tab controls a missing panel. */
export const Prerendered: Story = {
  tags: ['no-visual'],
  play: async ({ args }) => {
    const html = renderToStaticMarkup(<Tabs {...args} />);
    await expect(html).toContain('Closes at six');
    await expect(html).not.toContain('style=');
    const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
    const controlled = Array.from(html.matchAll(/aria-controls="([^"]*)"/g), ([, id]) => id);
    await expect(controlled).toHaveLength(1);
    await expect(ids).toContain(controlled[0]);
  },
};

export const WithLongestText: Story = {
  args: {
    tabs: [
      {
        value: 'early',
        label: 'The early edition, for the morning train to Chicago',
        content: <Text>One</Text>,
      },
      { value: 'late', label: 'Pneumonoultramicroscopic', content: <Text>Two</Text> },
      { value: 'extra', label: 'Extra', content: <Text>Three</Text> },
    ],
  },
};
