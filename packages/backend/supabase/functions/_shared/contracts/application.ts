/**
 * The application's contract: what `submit-application` accepts, and the words for what it refuses. The function and the
 * site's wizard run this same file, so an application that passes in the browser passes on the server. It imports
 * contracts alone and uses only the language, since it ships to the browser.
 */
import { type Attribution, attributionFields, checkAttribution } from './attribution.ts';
import { clean, lineBreak, unstorable } from './text.ts';

/** Longest accepted values of stage 1, in UTF-16 code units. */
export const profileLimits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  title: 100,
  companyName: 100,
  currentLocation: 100,
  phoneNumber: 40,
  linkedinUrl: 300,
  fullTime: 8,
} as const;

/** Longest accepted values of stage 2, in UTF-16 code units. */
export const businessLimits = {
  businessDetails: 5000,
  businessTeam: 5000,
  businessProgress: 5000,
  businessStrategy: 5000,
} as const;

/** The fields of both stages. */
export const applicationFields = Object.keys({ ...profileLimits, ...businessLimits });

/** What `fullTime` may be. */
export const fullTimeAnswers: readonly string[] = ['yes', 'no', 'planning'];

export type ProfileData = Record<keyof typeof profileLimits, string>;
export type ApplicationData = Record<keyof typeof businessLimits, string>;

/** The request's body. Everything is required but `linkedinUrl`. */
export interface ApplicationRequest {
  profileData: ProfileData;
  applicationData: ApplicationData;
  /** 8–64 of `A–Z a–z 0–9 _ -`. One key of one user is one application, however often it is sent. */
  idempotencyKey: string;
  attribution?: Attribution;
}

/** What the function answers. */
export type ApplicationResponse =
  | { success: true }
  | {
      success: false;
      error: string;
      fields?: Record<string, string>;
      /** What the log calls this request. */
      request_id?: string;
    };

export type ApplicationValidation =
  | { ok: true; value: Required<ApplicationRequest> }
  | { ok: false; fields: Record<string, string> };

const isSection = (field: string) => Object.hasOwn(businessLimits, field);

/** How each field is called in a sentence. */
const names: Readonly<Record<string, string>> = {
  firstName: 'your first name',
  lastName: 'your last name',
  email: 'your email address',
  title: 'your title',
  companyName: 'your company name',
  currentLocation: 'your current location',
  phoneNumber: 'your phone number',
  linkedinUrl: 'your LinkedIn address',
  businessDetails: 'the business',
  businessTeam: 'the team',
  businessProgress: 'your progress',
  businessStrategy: 'your strategy',
};

function problemOf(field: string, limit: number, raw: unknown): string | undefined {
  const name = names[field];
  if (raw !== undefined && raw !== null && typeof raw !== 'string') return `Write ${name ?? 'this'} as text.`;
  const text = clean(raw ?? '');
  if (field === 'fullTime') {
    return fullTimeAnswers.includes(text) ? undefined : 'Say whether you work on it full time.';
  }
  if (!text) {
    if (field === 'linkedinUrl') return undefined;
    return isSection(field) ? `Describe ${name}.` : `Enter ${name}.`;
  }
  const said = isSection(field) ? `what you say of ${name}` : name;
  if (unstorable.test(text)) return `There is a character in ${said} that cannot be stored. Type it again.`;
  if (!isSection(field) && lineBreak.test(text)) return `Write ${name} on one line.`;
  if (text.length > limit) return `Keep ${said} to ${limit.toLocaleString('en-US')} characters or fewer.`;
  return undefined;
}

/** What is wrong with answers, by field, whichever of the two stages they belong to. */
export const applicationProblems = (answers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...profileLimits, ...businessLimits }).flatMap(([field, limit]) => {
      const problem = problemOf(field, limit, Object.hasOwn(answers, field) ? answers[field] : undefined);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pick = <Field extends string>(limits: Record<Field, number>, given: Record<string, unknown>) =>
  Object.fromEntries(
    Object.keys(limits).map(field => [field, clean((given[field] ?? '') as string)]),
  ) as Record<Field, string>;

/**
 * Checks a decoded request body, whatever it is. Every field at fault is named, with what to do about it; a body or a
 * half of it that is no object is reported under its own name.
 */
export function validateApplication(input: unknown): ApplicationValidation {
  if (!isRecord(input)) return { ok: false, fields: { body: 'Send the application as a JSON object.' } };
  const { profileData, applicationData, idempotencyKey, attribution: sent = {}, ...rest } = input;
  if (!isRecord(profileData) || !isRecord(applicationData)) {
    const name = isRecord(profileData) ? 'applicationData' : 'profileData';
    return { ok: false, fields: { [name]: 'Send this as a JSON object.' } };
  }
  if (!isRecord(sent)) return { ok: false, fields: { attribution: 'Send this as a JSON object.' } };
  const { attribution, problems: notPlain } = checkAttribution(sent);
  const unknown = [
    ...Object.keys(rest),
    ...Object.keys(sent).filter(field => !attributionFields.some(name => name === field)),
    ...Object.keys(profileData).filter(field => !Object.hasOwn(profileLimits, field)),
    ...Object.keys(applicationData).filter(field => !Object.hasOwn(businessLimits, field)),
  ];
  const problems = [
    ...Object.entries(applicationProblems({ ...profileData, ...applicationData })),
    ...notPlain,
    ...unknown.map(field => [field, 'There is no such field.'] as const),
  ];
  if (!(typeof idempotencyKey === 'string' && /^[\w-]{8,64}$/.test(idempotencyKey))) {
    problems.push(['idempotencyKey', 'Send 8 to 64 letters, digits, hyphens or underscores.']);
  }
  // fromEntries defines own properties, so a field called __proto__ is reported like any other.
  if (problems.length) return { ok: false, fields: Object.fromEntries(problems) };
  return {
    ok: true,
    value: {
      profileData: pick(profileLimits, profileData),
      applicationData: pick(businessLimits, applicationData),
      idempotencyKey: idempotencyKey as string,
      attribution,
    },
  };
}
