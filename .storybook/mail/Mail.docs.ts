// Documentation of the page "Mail" in Storybook. It has the same parts as the documentation of a component.
import type { ComponentDocs } from '../../packages/ui/build/componentDocs.ts';

export default {
  purpose: 'Every mail that the product sends, with its HTML and its text part.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['email', 'newsletter', 'transactional email', 'notification', 'template'],
  use: [
    {
      text: 'A confirmation quotes nothing of the message: anybody can enter another person’s address.',
      story: 'Playground',
    },
    {
      text: 'A link that expires: the mail says what it does, and how long it works.',
      story: 'ConfirmAddress',
    },
  ],
  avoid: [
    {
      text: 'Text of a visitor as markup: a mail could then have links of strangers. Escape it.',
      instead: 'Flows/Mail/Hostile',
    },
    {
      text: 'A layout that needs the brand’s fonts: many mail programs have others.',
      instead: 'Flows/Mail/FallbackFonts',
    },
  ],
  anatomy: [
    ['Subject', 'Says what happened.'],
    ['Date line', 'Sender and date.'],
    ['Heading', 'One, as in the subject.'],
    ['Text', 'Short paragraphs.'],
    ['Action', 'One button with its URL below it.'],
    ['End', '### and who sent it.'],
  ],
  keyboard: [['Tab', 'Moves to the button and the links.']],
  screenReader: [
    'The heading, the paragraphs, the link. Tables that are there for the layout are not announced.',
  ],
  related: {
    'Flows/ContactForm': 'sends the message that contact mails are about.',
    'Flows/AuthDialog': 'requests the mails of an account.',
  },
} satisfies ComponentDocs;
