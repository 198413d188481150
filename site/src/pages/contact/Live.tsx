import { type ContactFormCopy, ContactForm } from '@fit-to-print/ui/flows/ContactForm';
import { type ContactData, ContactTemplate } from '@fit-to-print/ui/templates/ContactTemplate';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { contactUrl, sendMessage, validateMessage } from '../../api/contact.ts';
import { cleanAddress, draftFor } from '../../api/savedLead.ts';
import { useKeepTypedText } from '../useKeepTypedText.ts';

export interface ContactPageData extends ContactData {
  readonly form: ContactFormCopy;
}

/** /contact in the browser: the contact form with its API calls, filled in with what the visitor had typed into it, or else wrote on the home page,
 * and with the city and the message of the link that opened the page. */
export default function Contact({ data }: { data: ContactPageData }) {
  const { search } = useLocation();
  const [draft] = useState(() => draftFor(search));
  useEffect(cleanAddress, []);
  useKeepTypedText();
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
