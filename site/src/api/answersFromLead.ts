// Fills in the application form with what the visitor wrote on the home page (the lead).
import type { ApplicationAnswers } from '@fit-to-print/ui/flows/ApplicationWizard';
import { readSavedLead } from './savedLead.ts';

/** Returns the text that was typed into the home page's form, as answers of the application. */
export function answersFromLead(): Partial<ApplicationAnswers> {
  const { name = '', city = '', message = '' } = readSavedLead() ?? {};
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return {
    firstName,
    lastName: others.join(' '),
    // The form's option for every city that it does not list. It names no city.
    currentLocation: city === 'Other' ? '' : city,
    businessDetails: message,
  };
}
