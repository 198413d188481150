import type { City } from '@fit-to-print/content/city';
import type { ContactLead } from '@fit-to-print/ui/components/ContactButton';
import { prefillUrl } from '../api/contact.ts';

/** Fills in the contact form with a city and a message. */
export const contactLead = ({ name }: City, message: string): ContactLead => ({
  fields: { city: name, message },
  action: prefillUrl,
});
