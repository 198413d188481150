/** The schema of attribution, for the two forms that send it. */
import * as v from 'valibot';
import { type AttributionField, cutAttribution } from './attribution.ts';
import { unstorableCharacter } from './text.ts';

// Nobody types these values, so a long one is cut instead of rejected.
const value = v.pipe(
  v.nullish(v.string('Send this as plain text.'), ''),
  v.check(text => !unstorableCharacter.test(text), 'Send this as plain text.'),
  v.transform(cutAttribution),
);

export const attributionSchemas = {
  utm_source: value,
  utm_medium: value,
  utm_campaign: value,
  utm_term: value,
  utm_content: value,
  referrer: value,
  landingPage: value,
} satisfies Record<AttributionField, unknown>;
