import type { City } from '@fit-to-print/content/city';
import type { ContactPrefill } from '@fit-to-print/ui/components/ContactButton';
import { prefillUrl } from '../api/contact.ts';

/** Fills in the contact form with a city and a message. */
export const contactPrefill = ({ name }: City, message: string): ContactPrefill => ({
  fields: { city: name, message },
  postUrl: prefillUrl,
});
