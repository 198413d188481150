import { type ContactFormCopy, ContactForm } from '@fit-to-print/ui/flows/ContactForm';
import { type ContactData, ContactTemplate } from '@fit-to-print/ui/templates/ContactTemplate';
import { useState } from 'react';
import { contactUrl, sendMessage, validateMessage } from '../../api/contact.ts';
import { readSavedLead } from '../../api/savedLead.ts';

export interface ContactPageData extends ContactData {
  readonly form: ContactFormCopy;
}

/** /contact in the browser: the contact form with its API calls, filled in with what the visitor wrote on the home page. */
export default function Contact({ data }: { data: ContactPageData }) {
  const [draft] = useState(readSavedLead);
  return (
    <ContactTemplate
      data={data}
      form={
        <ContactForm
          copy={data.form}
          action={contactUrl}
          validate={validateMessage}
          send={sendMessage}
          draft={draft}
        />
      }
    />
  );
}
