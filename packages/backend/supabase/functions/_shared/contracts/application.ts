/**
 * The API contract of the application: what `submit-application` accepts, and its error texts. The function and the site's wizard use
 * this schema, so an application that passes in the browser passes on the server. It ships to the browser. The annotations
 * `__NO_SIDE_EFFECTS__` and `__PURE__` let the bundler leave out what a page does not use.
 */
import * as v from 'valibot';
import type { Attribution } from './attribution.ts';
import { attributionSchemas } from './attributionSchema.ts';
import { type Checked, checkFields, isRecord, keyField, textField, unknownFields } from './form.ts';

// @__NO_SIDE_EFFECTS__
const profileField = (name: string, maxLength: number, { isOptional = false } = {}) =>
  textField({
    maxLength,
    ...(!isOptional && { missing: `Enter ${name}.` }),
    oneLine: `Write ${name} on one line.`,
    notText: `Write ${name} as text.`,
    unstorable: `There is a character in ${name} that cannot be stored. Type it again.`,
    tooLong: characters => `Keep ${name} to ${characters} characters or fewer.`,
  });

// @__NO_SIDE_EFFECTS__
const businessField = (name: string) =>
  textField({
    maxLength: 5000,
    missing: `Describe ${name}.`,
    notText: `Write ${name} as text.`,
    unstorable: `There is a character in ${name} section that cannot be stored. Type it again.`,
    tooLong: characters => `Keep ${name} section to ${characters} characters or fewer.`,
  });

/** The questions of the form's first stage. */
export const profileFields = {
  firstName: profileField('your first name', 100),
  lastName: profileField('your last name', 100),
  email: profileField('your email address', 254),
  title: profileField('your title', 100),
  companyName: profileField('your company name', 100),
  currentLocation: profileField('your current location', 100),
  phoneNumber: profileField('your phone number', 40),
  linkedinUrl: profileField('your LinkedIn address', 300, { isOptional: true }),
  fullTime: v.pipe(
    v.nullish(v.string('Write this as text.'), ''),
    v.trim(),
    v.picklist(['yes', 'no', 'planning'], 'Choose whether you work on the company full time.'),
  ),
};

/** The questions of the form's second stage. */
export const businessFields = {
  businessDetails: businessField('the business'),
  businessTeam: businessField('the team'),
  businessProgress: businessField('your progress'),
  businessStrategy: businessField('your strategy'),
};

const answerFields = { ...profileFields, ...businessFields };
export const applicationFields = /* @__PURE__ */ Object.keys(answerFields);

const requestFields = {
  ...answerFields,
  ...attributionSchemas,
  /** One key of one user stores one application, however often it is sent. */
  idempotencyKey: keyField(/^[\w-]{8,64}$/),
};

type Inputs<Fields extends v.ObjectEntries> = v.InferInput<v.ObjectSchema<Fields, undefined>>;

/** The request's body. */
export interface ApplicationRequest {
  profileData: Inputs<typeof profileFields>;
  applicationData: Inputs<typeof businessFields>;
  idempotencyKey: string;
  attribution?: Attribution;
}

/** A valid request, without its sections. Empty fields are empty texts. */
export type ApplicationSubmission = v.InferOutput<v.ObjectSchema<typeof requestFields, undefined>>;

/** What is wrong with answers of either stage, by field. */
export function applicationProblems(answers: Record<string, unknown>): Record<string, string> {
  const checked = checkFields(answerFields, answers);
  return checked.ok ? {} : checked.fields;
}

/** Checks a decoded request body of any form. A body or a section that is not an object is reported under its own name. */
export function validateApplication(input: unknown): Checked<ApplicationSubmission> {
  if (!isRecord(input)) return { ok: false, fields: { body: 'Send the application as a JSON object.' } };
  const { profileData, applicationData, idempotencyKey, attribution = {}, ...rest } = input;
  if (!isRecord(profileData)) return notAnObject('profileData');
  if (!isRecord(applicationData)) return notAnObject('applicationData');
  if (!isRecord(attribution)) return notAnObject('attribution');
  return checkFields(requestFields, { ...profileData, ...applicationData, ...attribution, idempotencyKey }, [
    ...Object.keys(rest),
    ...unknownFields(attribution, attributionSchemas),
    ...unknownFields(profileData, profileFields),
    ...unknownFields(applicationData, businessFields),
  ]);
}

const notAnObject = (name: string): { ok: false; fields: Record<string, string> } => ({
  ok: false,
  fields: { [name]: 'Send this as a JSON object.' },
});
