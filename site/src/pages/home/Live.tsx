import { ServiceFinder, type ServiceFinderCopy } from '@fit-to-print/ui/flows/ServiceFinder';
import { type HomeData, HomeTemplate } from '@fit-to-print/ui/templates/HomeTemplate';
import './companies.css.ts';
import { contactUrl, sendMessage, validateMessage } from '../../api/contact.ts';
import { saveLead } from '../../api/savedLead.ts';

export interface HomePageData extends HomeData {
  readonly serviceFinder: ServiceFinderCopy;
}

export default function Home({ data }: { data: HomePageData }) {
  return (
    <HomeTemplate
      data={data}
      serviceFinder={
        <ServiceFinder
          copy={data.serviceFinder}
          action={contactUrl}
          validate={validateMessage}
          send={sendMessage}
          onFollow={saveLead}
        />
      }
    />
  );
}
