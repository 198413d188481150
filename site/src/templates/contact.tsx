import { ContactForm } from '@fit-to-print/ui/flows/ContactForm';
import { ContactTemplate } from '@fit-to-print/ui/templates/ContactTemplate';
import { useState } from 'react';
import { contactUrl, send, validate } from '../flows/contact.ts';
import { keptLead } from '../flows/lead.ts';
import type { ContactPageData } from '../pages/contact.ts';

export default function Contact({ data }: { data: ContactPageData }) {
  const [draft] = useState(keptLead);
  return (
    <ContactTemplate
      data={data}
      form={
        <ContactForm copy={data.form} action={contactUrl} validate={validate} send={send} draft={draft} />
      }
    />
  );
}
