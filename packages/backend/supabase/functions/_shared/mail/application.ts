/** The mails about a new application: one to the staff, one to the applicant. */
import { type AttributionRow, type Fact, factsBlock } from './facts.ts';
import { type Block, renderMail, type RenderedMail } from './render.ts';

/** The row of `public.applications` in the outbox, without its key and user id. */
export interface Application extends AttributionRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  title: string;
  company_name: string;
  current_location: string;
  phone_number: string;
  linkedin_url: string | null;
  full_time: string;
  business_details: string;
  business_team: string;
  business_progress: string;
  business_strategy: string;
  created_at: string;
}

const quoteBlock = (heading: string, text: string): Block => ({ kind: 'quote', heading, text });

/** Returns the mail to the staff with the whole application. */
export function applicationNotification(application: Application): RenderedMail {
  const facts: Fact[] = [
    ['Name', `${application.first_name} ${application.last_name}`],
    ['Email', application.email, `mailto:${encodeURIComponent(application.email)}`],
    ['Title', application.title],
    ['Company', application.company_name],
    ['Location', application.current_location],
    ['Phone', application.phone_number],
    // The address is no link, because the applicant typed it.
    ['LinkedIn', application.linkedin_url],
    ['Full time', application.full_time],
  ];
  return renderMail({
    subject: 'A new application',
    kicker: 'Application',
    headline: 'A new application',
    blocks: [
      factsBlock(facts, application),
      quoteBlock('The business', application.business_details),
      quoteBlock('The team', application.business_team),
      quoteBlock('Progress', application.business_progress),
      quoteBlock('Strategy', application.business_strategy),
    ],
    footer: `Application ${application.id}`,
  });
}

/** Returns the mail to the applicant, at the address of the account. */
export function applicationConfirmation(): RenderedMail {
  return renderMail({
    subject: 'We have your application',
    kicker: 'Received',
    headline: ['We have your ', { struck: 'submission.', written: 'application.' }],
    blocks: [
      {
        kind: 'text',
        text: 'We’ll review your application and get back to you soon. There is nothing you need to do now.',
      },
    ],
    footer:
      'You got this email because an application was submitted from your account. If you did not submit it, change your password and contact us through our website.',
  });
}
