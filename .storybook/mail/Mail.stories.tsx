// Stories of every mail that the product sends.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { authMailTemplates } from '../../packages/backend/local/authMailTemplates.ts';
import { accountDeleted } from '../../packages/backend/supabase/functions/_shared/mail/account.ts';
import {
  applicationConfirmation,
  applicationNotification,
} from '../../packages/backend/supabase/functions/_shared/mail/application.ts';
import {
  contactConfirmation,
  contactNotification,
} from '../../packages/backend/supabase/functions/_shared/mail/contact.ts';
import { dailyDigest } from '../../packages/backend/supabase/functions/_shared/mail/digest.ts';
import { mailBrand } from '../../packages/backend/supabase/functions/_shared/mail/brand.generated.ts';
import {
  saleNotification,
  secondSubscription,
  secondSubscriptionNotification,
} from '../../packages/backend/supabase/functions/_shared/mail/sale.ts';
import {
  sampleApplication,
  hostileTexts,
  hostileApplication,
  sampleLead,
  sampleSale,
  sampleSecondSubscription,
  sampleDigest,
} from '../../packages/backend/test/mailFixtures.ts';
import { MailPreview } from './MailPreview.tsx';

/**
 * Every mail that the functions and Auth send. All come from one renderer, with the colors of the day edition, and with those of the night
 * edition for mail programs that support a dark theme.
 */
const meta = {
  title: 'Flows/Mail',
  component: MailPreview,
  argTypes: { mail: { control: false } },
} satisfies Meta<typeof MailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The body of the HTML part, once its fonts are loaded. Adds axe to its document, so that the accessibility check covers it. */
async function htmlPart(canvasElement: HTMLElement): Promise<HTMLElement> {
  const frame = await within(canvasElement).findByTitle<HTMLIFrameElement>('HTML part');
  await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeTruthy());
  const mailDocument = frame.contentDocument!;
  await mailDocument.fonts.ready;
  await waitFor(() => expect(frame.offsetHeight).toBe(mailDocument.documentElement.scrollHeight));
  // The file as text: the `source` of a bundled module names variables that only the bundle has.
  const { default: axe } = await import('axe-core/axe.min.js?raw');
  const script = mailDocument.createElement('script');
  script.textContent = axe;
  mailDocument.head.append(script);
  return mailDocument.body;
}

/** The mail has one heading, and its text part ends with `###`, the mark for the end of a press release. */
const checkHeadings: Story['play'] = async ({ canvas, canvasElement, args }) => {
  const html = within(await htmlPart(canvasElement));
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.mail.subject);
  await expect(html.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(canvas.getByText(text => text.startsWith(mailBrand.name))).toHaveTextContent('###');
};

/** The mail to the sender of a message. It quotes nothing of the message, because anybody can enter another person's address. */
export const Playground: Story = { args: { mail: contactConfirmation() }, play: checkHeadings };

/** The notification of a message, to the studio. */
export const Message: Story = {
  args: { mail: contactNotification(sampleLead()) },
  play: async context => {
    await checkHeadings(context);
    const html = within(await htmlPart(context.canvasElement));
    await expect(html.getByRole('link', { name: 'ada@hopyard.example' })).toHaveAttribute(
      'href',
      'mailto:ada%40hopyard.example',
    );
    await expect(html.getByRole('rowheader', { name: 'Landing page' })).toBeVisible();
  },
};

/** The notification of a message that has only the required fields. */
export const ShortestMessage: Story = {
  tags: ['one-width'],
  args: {
    mail: contactNotification(
      sampleLead({
        phone: null,
        city: null,
        message: 'Call me.',
        utm_source: null,
        utm_medium: null,
        utm_campaign: null,
        utm_term: null,
        utm_content: null,
        referrer: null,
        landing_page: null,
      }),
    ),
  },
  play: checkHeadings,
};

export const Application: Story = {
  args: { mail: applicationNotification(sampleApplication()) },
  play: checkHeadings,
};

/** The mail to the studio in the morning, if entries wait for an answer. */
export const DailyDigest: Story = {
  tags: ['one-width'],
  args: { mail: dailyDigest(sampleDigest, 'https://milwright.example') },
  play: checkHeadings,
};

export const ApplicationReceived: Story = {
  tags: ['one-width'],
  args: { mail: applicationConfirmation() },
  play: checkHeadings,
};

export const AccountDeleted: Story = {
  tags: ['one-width'],
  args: { mail: accountDeleted() },
  play: checkHeadings,
};

export const Sale: Story = {
  args: { mail: saleNotification(sampleSale()) },
  play: checkHeadings,
};

/** The mail to the buyer after a second subscription of the same account or address was canceled and refunded. */
export const SecondSubscription: Story = {
  tags: ['no-visual'],
  args: { mail: secondSubscription(sampleSecondSubscription(), 'https://milwright.example') },
  play: checkHeadings,
};

/** The mail to the studio about the same subscription. */
export const SecondSubscriptionNotification: Story = {
  tags: ['no-visual'],
  args: { mail: secondSubscriptionNotification(sampleSecondSubscription()) },
  play: checkHeadings,
};

/** Markup, links, line breaks and bidirectional controls in every field are shown as text. */
export const Hostile: Story = {
  args: {
    mail: applicationNotification({
      // Four of the texts are in single fields, the others in all other fields.
      ...hostileApplication(hostileTexts.filter((_, index) => ![3, 4, 6, 7].includes(index)).join(' ')),
      title: hostileTexts[0]!,
      company_name: hostileTexts[3]!,
      current_location: hostileTexts[4]!,
      linkedin_url: hostileTexts[7]!,
      email: hostileTexts[6]!,
    }),
  },
  play: async context => {
    await checkHeadings(context);
    const html = within(await htmlPart(context.canvasElement));
    const [link, ...others] = html.getAllByRole('link');
    await expect(link).toHaveAttribute('href', `mailto:${encodeURIComponent(hostileTexts[6]!)}`);
    await expect(others).toEqual([]);
    // The logo is the only image.
    await expect(html.getAllByRole('img')).toEqual([html.getByRole('img', { name: mailBrand.name })]);
    await expect(html.queryByRole('heading', { name: 'You have won' })).toBeNull();
  },
};

/** A mail of the authentication service, whose link is a placeholder that the service fills in. */
const authMailStory = (name: string): Story => ({
  args: { mail: authMailTemplates[name]! },
  play: async context => {
    await checkHeadings(context);
    const html = within(await htmlPart(context.canvasElement));
    await expect(html.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\{\{ \.RedirectTo \}\}#token_hash=/),
    );
  },
});

export const ConfirmAddress: Story = authMailStory('confirmation');
export const ForgottenPassword: Story = { ...authMailStory('recovery'), tags: ['one-width'] };
export const SignInLink: Story = { ...authMailStory('magic_link'), tags: ['one-width'] };
export const Invitation: Story = { ...authMailStory('invite'), tags: ['one-width'] };

/** The mail about a refused change of an account's address. It has no link. */
export const NewAddress: Story = {
  tags: ['one-width'],
  args: { mail: authMailTemplates['email_change']! },
  play: async context => {
    await checkHeadings(context);
    await expect(within(await htmlPart(context.canvasElement)).queryByRole('link')).toBeNull();
  },
};

/** A mail as most mail clients show it, without the brand's fonts. The story has no picture, because other fonts differ between machines. */
export const FallbackFonts: Story = {
  tags: ['no-visual'],
  args: { mail: contactConfirmation(), hasBrandFonts: false },
  play: checkHeadings,
};

/** The mail with a code to type. It has no link. */
export const Reauthentication: Story = {
  tags: ['no-visual'],
  args: { mail: authMailTemplates['reauthentication']! },
  play: async context => {
    await checkHeadings(context);
    const html = within(await htmlPart(context.canvasElement));
    await expect(html.getByText('{{ .Token }}')).toBeVisible();
  },
};
