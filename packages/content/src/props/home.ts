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

// The sections of the home page, as the props of their components.

export const leadFormSection: IdeaFormProps['section'] = { sectionLabel, headline, intro };

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
