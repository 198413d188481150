// Stories of `LegalDocument`.
import { privacy } from '@fit-to-print/content/legal/privacy';
import { toLegalData } from '@fit-to-print/content/props/legal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LegalDocument } from './LegalDocument.tsx';

/** A word that is wider than a narrow column. */
const longWord = 'Rechtsschutzversicherungsgesellschaften';

/** The header and the first sections of a document. Templates/LegalTemplate shows whole documents. */
const meta = {
  title: 'Patterns/LegalDocument',
  component: LegalDocument,
  args: { ...toLegalData(privacy), sections: privacy.sections.slice(0, 2) },
} satisfies Meta<typeof LegalDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(canvas.getByText('November 28, 2026')).toHaveAttribute('datetime', '2026-11-28');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};

export const WithLongestText: Story = {
  args: { headline: [[longWord]], intro: `${longWord}, ${longWord}`, updatedLabel: longWord },
};
