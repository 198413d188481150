import { useRef, useState, useSyncExternalStore } from 'react';
import type { ContactValues } from '@fit-to-print/ui/flows/ContactForm';
import { IdeaForm, type IdeaFormProps } from '@fit-to-print/ui/flows/IdeaForm';
import {
  type FinderProgress,
  ServiceFinder,
  type ServiceFinderCopy,
} from '@fit-to-print/ui/flows/ServiceFinder';
import { type HomeData, HomeTemplate } from '@fit-to-print/ui/templates/HomeTemplate';
import './companies.css.ts';
import { contactUrl, sendMessage, validateMessage } from '../../api/contact.ts';
import { type EntryState, saveLead, typedTextOfEntry } from '../../api/savedLead.ts';
import { useKeepTypedText } from '../useKeepTypedText.ts';

export interface HomePageData extends HomeData {
  readonly leadForm: Pick<IdeaFormProps, 'section' | 'copy'>;
  readonly serviceFinder: ServiceFinderCopy;
}

/** What the page keeps in the entry of the browser's history. Undefined while the page is prerendered. */
const entryState = () => globalThis.history?.state as EntryState | undefined;
/** Keeps the answers in the entry of the browser's history, as `keepTypedText.ts` keeps typed text. */
const keepAnswers = (finder: FinderProgress) => history.replaceState({ ...entryState(), finder }, '');

/** The home page in the browser: its form sends an idea, and passes what the visitor wrote to the questions that recommend a service. */
export default function Home({ data }: { data: HomePageData }) {
  // The values that the visitor has typed into the form. A ref, so that the page is not rendered at each key.
  const formValues = useRef<ContactValues>({});
  // What the visitor typed and answered before a reload, or before another page was opened.
  const [draft] = useState(typedTextOfEntry);
  const [answered] = useState(() => entryState()?.finder);
  // The document has the first question: hydration starts with the same.
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const progress = isHydrated ? answered : undefined;
  const shownProgress = useRef(answered);
  useKeepTypedText(() => shownProgress.current && keepAnswers(shownProgress.current));
  return (
    <HomeTemplate
      data={data}
      leadForm={
        <IdeaForm
          {...data.leadForm}
          action={contactUrl}
          validate={validateMessage}
          send={sendMessage}
          draft={draft}
          onChange={values => (formValues.current = values)}
        >
          <ServiceFinder
            key={progress?.question}
            copy={data.serviceFinder}
            getFormValues={() => formValues.current}
            onFollow={saveLead}
            progress={progress}
            onProgress={next => {
              shownProgress.current = next;
              keepAnswers(next);
            }}
          />
        </IdeaForm>
      }
    />
  );
}
