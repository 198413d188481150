import type { ContactValues } from '@fit-to-print/ui/flows/ContactForm';

/**
 * Saves the fields of the home page's form until a message or an application was accepted, to prefill the contact form and
 * the application. In session storage, because the visitor may open other pages first, and personal data belongs in no
 * URL. The bootstrap uses this module, too.
 */
const key = 'lead';
const version = 1;
const fields = ['name', 'email', 'city', 'message'] as const;

/** Used where storage throws or is full. */
let lead: ContactValues | undefined;

export function saveLead(values: ContactValues): void {
  lead = pick(values);
  try {
    sessionStorage.setItem(key, JSON.stringify({ version, values: lead }));
  } catch {}
}

export function savedLead(): ContactValues | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key)!) as { version?: unknown; values?: unknown } | null;
    if (stored?.version === version) lead ??= pick(stored.values as Record<string, unknown>);
  } catch {}
  return lead;
}

export function removeSavedLead(): void {
  lead = undefined;
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

const pick = (values: Readonly<Record<string, unknown>>): ContactValues =>
  Object.fromEntries(
    fields.flatMap(field => {
      const value = values[field];
      return typeof value === 'string' && value ? [[field, value]] : [];
    }),
  );
