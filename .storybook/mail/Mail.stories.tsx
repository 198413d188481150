import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { authMails } from '../../packages/backend/local/authMails.ts';
import { accountDeleted } from '../../packages/backend/supabase/functions/_shared/mail/account.ts';
import {
  applicationConfirmation,
  applicationNotification,
} from '../../packages/backend/supabase/functions/_shared/mail/application.ts';
import {
  contactConfirmation,
  contactNotification,
} from '../../packages/backend/supabase/functions/_shared/mail/contact.ts';
import { house } from '../../packages/backend/supabase/functions/_shared/mail/house.generated.ts';
import { application, hostile, hostileApplication, lead } from '../../packages/backend/test/mails.ts';
import { MailProof } from './MailProof.tsx';

/**
 * All the mail there is, as the functions and Auth send it: made by one renderer, of the tokens of the day edition. Mail
 * has no night edition: clients that turn colors over do that by themselves.
 */
const meta = {
  title: 'Flows/Mail',
  component: MailProof,
  argTypes: { mail: { control: false } },
} satisfies Meta<typeof MailProof>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The HTML part, with its faces loaded, and with axe in it, so that what looks at the story looks in there too. */
async function htmlPart(canvasElement: HTMLElement): Promise<HTMLElement> {
  const frame = await within(canvasElement).findByTitle<HTMLIFrameElement>('HTML part');
  await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeTruthy());
  const document = frame.contentDocument!;
  await document.fonts.ready;
  await waitFor(() => expect(frame.offsetHeight).toBe(document.documentElement.scrollHeight));
  const { default: axe } = await import('axe-core');
  const script = document.createElement('script');
  script.textContent = axe.source;
  document.head.append(script);
  return document.body;
}

const heads: Story['play'] = async ({ canvas, canvasElement, args }) => {
  const html = within(await htmlPart(canvasElement));
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.mail.subject);
  await expect(html.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(canvas.getByText(text => text.startsWith(house.name))).toHaveTextContent('###');
};

/** To whoever wrote: it repeats nothing of what was written, since anybody can name somebody else's address. */
export const Playground: Story = { args: { mail: contactConfirmation() }, play: heads };

/** To the studio. */
export const Message: Story = {
  args: { mail: contactNotification(lead()) },
  play: async context => {
    await heads(context);
    const html = within(await htmlPart(context.canvasElement));
    await expect(html.getByRole('link', { name: 'ada@hopyard.example' })).toHaveAttribute(
      'href',
      'mailto:ada%40hopyard.example',
    );
    await expect(html.getByRole('rowheader', { name: 'Landing page' })).toBeVisible();
  },
};

/** Nothing but what must be there. */
export const ShortestMessage: Story = {
  tags: ['one-width'],
  args: {
    mail: contactNotification(
      lead({
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
  play: heads,
};

export const Application: Story = { args: { mail: applicationNotification(application()) }, play: heads };

export const ApplicationReceived: Story = {
  tags: ['one-width'],
  args: { mail: applicationConfirmation() },
  play: heads,
};

export const AccountDeleted: Story = {
  tags: ['one-width'],
  args: { mail: accountDeleted() },
  play: heads,
};

/**
 * Markup, links, ends of lines and orders to turn writing around, in every field: text, all of it. What plays at being one
 * line stands where one line is asked for; the rest is everywhere.
 */
export const Hostile: Story = {
  args: {
    mail: applicationNotification({
      ...hostileApplication(hostile.filter((_, index) => ![3, 4, 6, 7].includes(index)).join(' ')),
      title: hostile[0]!,
      company_name: hostile[3]!,
      current_location: hostile[4]!,
      linkedin_url: hostile[7]!,
      email: hostile[6]!,
    }),
  },
  play: async context => {
    await heads(context);
    const html = within(await htmlPart(context.canvasElement));
    const [link, ...others] = html.getAllByRole('link');
    await expect(link).toHaveAttribute('href', `mailto:${encodeURIComponent(hostile[6]!)}`);
    await expect(others).toEqual([]);
    await expect(html.queryByRole('img')).toBeNull();
    await expect(html.queryByRole('heading', { name: 'You have won' })).toBeNull();
  },
};

const ofAuth = (name: string): Story => ({
  args: { mail: authMails[name]! },
  play: async context => {
    await heads(context);
    const html = within(await htmlPart(context.canvasElement));
    await expect(html.getByRole('link')).toHaveAttribute('href', '{{ .ConfirmationURL }}');
  },
});

export const ConfirmAddress: Story = ofAuth('confirmation');
export const ForgottenPassword: Story = { ...ofAuth('recovery'), tags: ['one-width'] };
export const SignInLink: Story = { ...ofAuth('magic_link'), tags: ['one-width'] };
export const NewAddress: Story = { ...ofAuth('email_change'), tags: ['one-width'] };
export const Invitation: Story = { ...ofAuth('invite'), tags: ['one-width'] };

/** As most people's mail client sets it, in the faces that it finds. Those are the machine's, hence no baseline. */
export const OtherFaces: Story = {
  tags: ['no-visual'],
  args: { mail: contactConfirmation(), ownFaces: false },
  play: heads,
};

/** A code to be typed: there is nowhere to go. */
export const Reauthentication: Story = {
  tags: ['no-visual'],
  args: { mail: authMails['reauthentication']! },
  play: async context => {
    await heads(context);
    const html = within(await htmlPart(context.canvasElement));
    await expect(html.getByText('{{ .Token }}')).toBeVisible();
  },
};
