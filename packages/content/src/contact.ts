// The texts of /contact, the page with the contact form.
import { brand, isSampleAddress, sampleAddressMark } from './brand.ts';
import { contactHref } from './contactHref.ts';
import { listedCities } from './cities.ts';
import { messages } from './messages.ts';
import type { CopyWith, Link, Placeholder, TitledText } from './types.ts';

/** The names in the list of cities. Milwaukee, which has the office, may become a listed city: the `Set` leaves out the second one. */
const cityOptions: readonly string[] = [
  ...new Set([...listedCities.map(city => city.name), brand.address.city, 'Other']),
];

/** The texts of /contact. */
export const contact = {
  headline: [[['Let’s ', { del: 'connect.' }]], [[{ ins: 'talk.' }]]],
  intro:
    'Founders: tell us what you are building, or what happened and why it matters. A person reads it and answers by email or, if you ask, by phone. Asking is free.',
  form: {
    /** The anchor of the form, which `contactHref` contains. */
    id: 'get-in-touch',
    title: 'Get in touch',
    /** The text beside the title, in the typeface and color of the editor's pencil. */
    pencilNote: 'Who? When?',
    /** Sent with every message from this form. */
    inquiryType: 'consultation',
    fields: {
      name: { label: 'Name' },
      email: { label: 'Email' },
      phone: { label: 'Phone', hint: 'optional' },
      city: { label: 'City', hint: 'optional', placeholder: 'Select a city', options: cityOptions },
      message: {
        label: 'Message',
        hint: 'what you are building, or what has happened; for a city package, name it and the city',
      },
    },
    /** Label of the hidden field that only software fills in. */
    honeypot: 'Leave this field empty',
    submit: 'Send message',
    sending: 'Sending...',
    cancel: 'Cancel',
    note: 'We use your address to answer you, never to advertise.',
    /** Shown when sending failed. */
    emailDirectly: { text: brand.email, href: brand.mailto },
  },
  office: {
    title: 'The studio',
    addressLabel: `Address${isSampleAddress ? ' (sample)' : ''}`,
    hoursLabel: 'Hours',
    emailLabel: 'Email',
    about: { text: 'About the studio', href: '/about' },
  },
  thanks: {
    /** The fragment that the redirect after a sent form has. Without it the page confirms nothing. */
    id: 'sent',
    headline: [['Letters to', 'the editor.']],
    /** The address on the drawn envelope, beside the stamp. */
    address: [
      brand.name,
      brand.address.street,
      `${brand.address.city}, ${brand.address.postalState} ${brand.address.postalCode}`,
      ...(isSampleAddress ? [sampleAddressMark] : []),
    ],
    stamp: 'Received',
    title: [[messages.contactSent.title]],
    text: messages.contactSent.description,
    /** The steps that follow a sent message, in order. */
    next: [
      {
        isPlaceholder: true,
        title: 'You get a receipt',
        text: 'A confirmation is on its way to the address you gave. If it does not arrive, check your spam folder.',
      },
      {
        isPlaceholder: true,
        title: 'A person reads it',
        text: `${brand.hours.text}, in the order messages arrive.`,
      },
      {
        isPlaceholder: true,
        title: 'An answer',
        text: [
          'By email from ',
          { text: brand.email, href: brand.mailto },
          ', or by phone if you asked for a call. Write there if you left something out.',
        ],
      },
    ],
    link: { text: 'Back to the front page', href: '/' },
    /** Shown to visitors who did not come from the form. */
    notSent: {
      stamp: 'Return to sender',
      title: [['Nothing was sent from here']],
      text: [
        'This page appears after you send the contact form. You opened it another way, so it cannot confirm anything. If you have just written, look for our receipt in your email. To write to us, use the form, or send an email to ',
        { text: brand.email, href: brand.mailto },
        '.',
      ],
      link: { text: 'Go to the contact form', href: contactHref },
    },
  },
} as const satisfies CopyWith<{
  office: CopyWith<{ about: Link }>;
  thanks: CopyWith<{
    next: readonly (TitledText & Placeholder)[];
    link: Link;
    notSent: CopyWith<{ link: Link }>;
  }>;
}>;
