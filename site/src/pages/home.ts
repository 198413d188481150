import { cities } from '@fit-to-print/content/cities';
import { sheetNumber, studioPath } from '@fit-to-print/content/city';
import { companies, companiesSection, statusLine } from '@fit-to-print/content/companies';
import { contact } from '@fit-to-print/content/contact';
import { home as copy, promo } from '@fit-to-print/content/home';
import type { HomeData } from '@fit-to-print/ui/templates/HomeTemplate';
import { type Page, pageHead } from '../page.ts';

/** `/` */
export const home: Page<HomeData> = {
  path: '/',
  template: 'home',
  head: pageHead('/'),
  data: {
    hero: copy.hero,
    promo: { title: promo.title, text: promo.text, link: promo.link },
    benefits: { label: 'Note', notes: copy.benefits },
    lead: {
      ...copy.lead,
      action: `${import.meta.env.VITE_SUPABASE_URL ?? 'http://localhost:54321'}/functions/v1/contact-submission`,
      hidden: { inquiry_type: contact.form.inquiryType },
    },
    cities: {
      ...copy.cities,
      cities: cities.map(city => ({
        text: city.name,
        href: studioPath(city),
        number: sheetNumber(city),
        description: city.description,
      })),
    },
    companies: {
      folio: copy.companies.folio,
      title: companiesSection.title,
      note: companiesSection.note,
      companies: companies.map(({ name, description, url, status, mobileOrder }) => ({
        name,
        description,
        url,
        status,
        mobileOrder,
      })),
      statusLine,
    },
  },
};
