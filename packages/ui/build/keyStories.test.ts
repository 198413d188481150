// Tests which stories are said to press keys.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readStoryFiles } from './componentFacts.ts';
import { readKeyStories } from './keyStories.ts';

const source = `
import { expect } from 'storybook/test';
const meta = {
  component: Thing,
} satisfies Meta<typeof Thing>;
export default meta;

async function submit({ userEvent }: Context) {
  await userEvent.keyboard('{Enter}');
}
const fill = async (context: Context) => {
  await submit(context);
};

export const Still: Story = {};
/** Not reached by userEvent.tab() */
export const Clicks: Story = {
  play: async ({ userEvent }) => {
    // A comment, which does not count: userEvent.keyboard('a').
    await userEvent.click(button);
    await userEvent.type(field, \`\${ada.email}\`);
  },
};
export const Tabs: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};
export const Enters: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(field, 'Ada{Enter}');
  },
};
export const Helped: Story = {
  play: async context => {
    await fill(context);
  },
};
export const Spread: Story = {
  ...Tabs,
  tags: ['no-visual'],
};
export const Played: Story = {
  play: Tabs.play!,
};
export const Replaced: Story = {
  ...Tabs,
  args: { ...Tabs.args, submit: true },
  play: async ({ userEvent }) => {
    await userEvent.click(button);
  },
};
`;

test('a story presses keys when it does so itself, by a helper, or by the play function of another story', () => {
  expect(readKeyStories(source).toSorted()).toEqual(['Enters', 'Helped', 'Played', 'Spread', 'Tabs']);
});

test('readKeyStories names a story that presses keys when the file of a component has one, and only then', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const keyStories = new Map(
    readStoryFiles().map(({ file, title }) => [
      title,
      readKeyStories(readFileSync(path.join(root, file), 'utf8')),
    ]),
  );
  expect(keyStories.get('Components/Disclosure')).not.toEqual([]);
  expect(keyStories.get('Flows/AuthDialog')).not.toEqual([]);
  expect(keyStories.get('Components/Badge')).toEqual([]);
  expect(keyStories.get('Patterns/PricingTable')).toEqual([]);
});
