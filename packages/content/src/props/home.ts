// The texts of the home page, as the props of its components.
import type { IdeaFormCopy, IdeaFormProps } from '@fit-to-print/ui/flows/IdeaForm';
import type { HomeData } from '@fit-to-print/ui/templates/HomeTemplate';
import { listedCities } from '../cities.ts';
import { cityTransitionName, mapPath, pageNumber, studioPath } from '../city.ts';
import { cityIndex } from '../cityIndex.ts';
import { companies, companiesSection, companyStatusText } from '../companies.ts';
import { contact } from '../contact.ts';
import { home } from '../home.ts';
import { messages, validation } from '../messages.ts';

const { sectionLabel, headline, intro, preview, fields, submit, note, emptyMessage } = home.leadForm;
const { inquiryType, sending, cancel, emailDirectly } = contact.form;

/** The section with the form for an idea: its label, headline and introduction. */
export const leadFormSection: IdeaFormProps['section'] = { sectionLabel, headline, intro };

/** The texts of the form for an idea, which the page shows as a headline while the visitor types. */
export const ideaFormCopy: IdeaFormCopy = {
  fields,
  submit,
  note,
  emptyMessage,
  headline: preview,
  inquiryType,
  sending,
  cancel,
  emailDirectly,
  summary: validation.summary,
  messages: { sent: messages.contactSent, failed: messages.contactFailed },
};

/** The list of cities. A larger number of cities has an index page of its own (`cityIndex`), to which the last entry links. */
export const citySection: HomeData['cities'] = {
  ...home.cities,
  cities: [
    ...listedCities.map(city => ({
      text: city.name,
      href: studioPath(city),
      number: pageNumber(city),
      description: city.description,
      bearing: city.streetPlan.bearing,
      map: mapPath(city),
      transitionName: cityTransitionName(city),
    })),
    ...(cityIndex ? [cityIndex.entry] : []),
  ],
};

/** The list of companies that the studio has built. `mobileOrder` is a company's place in the list on phones. */
export const companyShowcase: HomeData['companies'] = {
  sectionLabel: home.companies.sectionLabel,
  title: companiesSection.title,
  note: companiesSection.note,
  companies: companies.map(({ name, description, url, status, mobileOrder }) => ({
    name,
    description,
    url,
    status,
    mobileOrder,
  })),
  statusText: companyStatusText,
};
