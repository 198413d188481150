// What a button fills in the contact form with (prefill).
import type { City } from '@fit-to-print/content/city';
import type { ContactPrefill } from '@fit-to-print/ui/components/ContactButton';
import { prefillUrl } from '../api/contact.ts';

/** What a button needs to open the contact form filled in with a city and a message. */
export const contactPrefill = ({ name }: City, message: string): ContactPrefill => ({
  fields: { city: name, message },
  postUrl: prefillUrl,
});
