// The values that a button writes into the contact form before the visitor sees the form (prefill).
import type { City } from '@fit-to-print/content/city';
import type { ContactPrefill } from '@fit-to-print/ui/components/ContactButton';
import { prefillUrl } from '../api/contact.ts';

/** Returns the props of a button that opens the contact form, filled in with a city and a message. */
export const contactPrefill = ({ name }: City, message: string): ContactPrefill => ({
  fields: { city: name, message },
  postUrl: prefillUrl,
});
