/** The schema of attribution, for the two forms that send it. */
import * as v from 'valibot';
import { type AttributionField, truncateAttribution } from './attribution.ts';
import { unstorableCharacter } from './text.ts';

// Nobody types these values, so a long one is cut instead of rejected.
const attributionValue = v.pipe(
  v.nullish(v.string('Send this as plain text.'), ''),
  v.check(text => !unstorableCharacter.test(text), 'Send this as plain text.'),
  v.transform(truncateAttribution),
);

export const attributionSchemas = {
  utm_source: attributionValue,
  utm_medium: attributionValue,
  utm_campaign: attributionValue,
  utm_term: attributionValue,
  utm_content: attributionValue,
  referrer: attributionValue,
  landingPage: attributionValue,
} satisfies Record<AttributionField, unknown>;
