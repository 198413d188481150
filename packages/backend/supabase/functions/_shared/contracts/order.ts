/**
 * The API contract of orders: their states, what a buyer writes, and the responses of the database functions, which the browser calls
 * itself. An order is one press release, from the brief to the report. It ships to the browser. The annotations `__NO_SIDE_EFFECTS__` and
 * `__PURE__` let the bundler leave out what a page does not use.
 */
import * as v from 'valibot';
import { type Checked, checkFields, isRecord, textField, unknownFields } from './form.ts';
import { type TierId, tierIds } from './subscription.ts';

/** The states of an order, in the sequence in which an order passes through them. */
export const orderStates = [
  /** The buyer has not begun the brief: what happened, when, and who may be quoted. */
  'paid',
  /** The buyer has saved a brief and not sent it. */
  'brief',
  /** The studio writes the text. */
  'writing',
  /** The buyer reads a version of the text, the proof. */
  'proof',
  /** The buyer has requested changes of the proof. */
  'changes',
  /** The buyer has approved the proof. */
  'approved',
  /** The studio has sent the text to the outlets (newsrooms). */
  'filed',
  /** The studio has reported the placements: the pages that published the text. */
  'reported',
  'canceled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** What the buyer or the studio does with an order. */
export const orderEvents = [
  'saveBrief',
  'sendBrief',
  'sendProof',
  'requestChanges',
  'approve',
  'file',
  'report',
  'cancel',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** The state that follows an event. The database rejects every event that is not listed; a test compares both. */
export const orderTransitions: Readonly<
  Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderState>>>>
> = {
  paid: { saveBrief: 'brief', sendBrief: 'writing', cancel: 'canceled' },
  brief: { saveBrief: 'brief', sendBrief: 'writing', cancel: 'canceled' },
  writing: { sendProof: 'proof', cancel: 'canceled' },
  proof: { requestChanges: 'changes', approve: 'approved', cancel: 'canceled' },
  changes: { sendProof: 'proof', cancel: 'canceled' },
  approved: { file: 'filed', cancel: 'canceled' },
  filed: { report: 'reported' },
  reported: {},
  canceled: {},
};

/** Who has to act next. The database has the same column; a test compares both. */
export const orderParties = ['studio', 'buyer', 'nobody'] as const;
export type OrderParty = (typeof orderParties)[number];
export const orderWaitsFor: Readonly<Record<OrderState, OrderParty>> = {
  paid: 'buyer',
  brief: 'buyer',
  writing: 'studio',
  proof: 'buyer',
  changes: 'studio',
  approved: 'studio',
  filed: 'studio',
  reported: 'nobody',
  canceled: 'nobody',
};

/**
 * The releases that each month of a quarter includes, counted from the first paid month of the tier (decision 31). The rows of
 * `tier_releases` are the same; a test compares both.
 */
export const releasesByMonthOfQuarter: Readonly<Record<TierId, readonly [number, number, number]>> = {
  starter: [1, 0, 0],
  growth: [1, 1, 1],
  pro: [1, 0, 0],
  authority: [1, 0, 0],
};

// What a buyer writes -----------------------------------------------------------------------------------------------

// @__NO_SIDE_EFFECTS__
const orderField = (name: string, maxLength: number, missing?: string) =>
  textField({
    maxLength,
    ...(missing !== undefined && { missing }),
    notText: `Write ${name} as text.`,
    unstorable: `There is a character in ${name} that cannot be stored. Type it again.`,
    tooLong: characters => `Keep ${name} to ${characters} characters or fewer.`,
  });

const dateError = 'Choose a date, or leave this empty.';
const notBefore = /* @__PURE__ */ v.pipe(
  v.nullish(v.union([v.literal(''), v.pipe(v.string(dateError), v.isoDate(dateError))], dateError), null),
  v.transform(date => date || null),
);

/** The fields of a brief as it is saved: each may be empty. */
const draftFields = {
  event: orderField('what happened', 4000),
  when: orderField('when it happened', 500),
  quotes: orderField('who may be quoted', 2000),
  /** The buyer's site, and pages that the studio should read. The check of a placement looks for links to them. */
  links: orderField('the links', 2000),
  not_before: notBefore,
};

/** The fields of a brief as it is sent. */
export const briefFields = {
  ...draftFields,
  event: orderField('what happened', 4000, 'Write what happened.'),
};

/** A brief. Empty fields are empty texts; `not_before` is a day (`YYYY-MM-DD`), or null. */
export type Brief = v.InferOutput<v.ObjectSchema<typeof briefFields, undefined>>;

/** Checks a brief that is saved as it is written. */
export const validateBriefDraft = (input: unknown): Checked<Brief> => validate(draftFields, input);

/** Checks a brief that is sent to the studio. */
export const validateBrief = (input: unknown): Checked<Brief> => validate(briefFields, input);

/** The fields of one requested change: the passage of the proof, and what should be different. */
export const changeFields = {
  passage: orderField('the passage', 4000),
  comment: orderField('what should change', 2000, 'Write what should change.'),
};

/** A requested change. An empty passage means the whole text. */
export type RequestedChange = v.InferOutput<v.ObjectSchema<typeof changeFields, undefined>>;

/** The most changes that one request may contain. */
export const maxChangesPerRequest = 50;

/** Checks one requested change. */
export const validateChange = (input: unknown): Checked<RequestedChange> => validate(changeFields, input);

/** The longest text of a proof, in UTF-16 code units. */
export const maxProofLength = 20_000;
/** The largest number of addresses that one call records. */
export const maxPlacementsPerCall = 500;

function validate<Entries extends v.ObjectEntries>(
  fields: Entries,
  input: unknown,
): Checked<v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  if (!isRecord(input)) return { ok: false, fields: { body: 'Send this as an object.' } };
  return checkFields(fields, input, unknownFields(input, fields));
}

// Responses of the database functions -------------------------------------------------------------------------------

/** A time as ISO 8601. */
const timestamp = /* @__PURE__ */ v.string();

/** The result of the last checks of a page. `gone`: 404, 410 or no answer. `refused`: another 4xx status, such as 403. */
export const placementStates = ['unchecked', 'online', 'gone', 'refused'] as const;

/** A page on which a release was published. Times are ISO 8601. */
const placementSchema = /* @__PURE__ */ v.object({
  address: v.string(),
  /** The host of the address. */
  outlet: v.string(),
  added_at: timestamp,
  state: v.picklist(placementStates),
  /** The HTTP status of the last check. Null without an answer. */
  answer: v.nullable(v.number()),
  /** The link to an address of the brief. Null if it is not known. */
  link_kind: v.nullable(v.picklist(['follow', 'sponsored', 'none'])),
  /** When a check first found the page. */
  first_seen_at: v.nullable(timestamp),
  checked_at: v.nullable(timestamp),
});
export type StoredPlacement = v.InferOutput<typeof placementSchema>;

/** The response of `placement_report`. */
export const placementReportSchema = /* @__PURE__ */ v.object({
  tier: v.picklist(tierIds),
  number: v.number(),
  state: v.picklist(['filed', 'reported']),
  /** The first line of the approved text. */
  title: v.nullable(v.string()),
  placements: v.array(placementSchema),
});
export type StoredPlacementReport = v.InferOutput<typeof placementReportSchema>;

/** An order as its buyer reads it. Times are ISO 8601. */
export const orderSchema = /* @__PURE__ */ v.object({
  id: v.string(),
  /** A short number for people, such as 1042. */
  number: v.number(),
  tier: v.picklist(tierIds),
  state: v.picklist(orderStates),
  waits_for: v.picklist(orderParties),
  /** Which release of the period, and how many the period has. */
  release: v.number(),
  releases: v.number(),
  period_start: timestamp,
  period_end: timestamp,
  created_at: timestamp,
  state_changed_at: timestamp,
  brief: v.object({
    event: v.string(),
    when: v.string(),
    quotes: v.string(),
    links: v.string(),
    not_before: v.nullable(v.string()),
  }),
  /** How often the brief has changed. A change names the revision that it is based on. */
  brief_revision: v.number(),
  /** All versions of the text, from the first to the latest. */
  proofs: v.array(
    v.object({
      version: v.number(),
      /** The plain text of the press release. An empty line divides paragraphs. */
      text: v.string(),
      /** SHA-256 of the text in UTF-8, in hexadecimal digits. */
      hash: v.string(),
      sent_at: timestamp,
    }),
  ),
  changes: v.array(
    v.object({ version: v.number(), passage: v.string(), comment: v.string(), requested_at: timestamp }),
  ),
  approval: v.nullable(v.object({ version: v.number(), hash: v.string(), approved_at: timestamp })),
  placements: v.array(placementSchema),
  /** The key of the placement report. Null before the order is filed. */
  report_key: v.nullable(v.string()),
  /** Why the studio canceled it. */
  cancel_reason: v.nullable(v.string()),
});
export type Order = v.InferOutput<typeof orderSchema>;

/** The response of `my_orders`, newest first. */
export const ordersSchema = /* @__PURE__ */ v.array(orderSchema);

/** An order as the staff reads it. */
export const staffOrderSchema = /* @__PURE__ */ v.object({
  ...orderSchema.entries,
  /** The address of the buyer's account. */
  email: v.string(),
});
export type StaffOrder = v.InferOutput<typeof staffOrderSchema>;

/** A row of `list_orders`. */
export const orderItemSchema = /* @__PURE__ */ v.object({
  id: v.string(),
  number: v.number(),
  tier: v.picklist(tierIds),
  state: v.picklist(orderStates),
  waits_for: v.picklist(orderParties),
  email: v.string(),
  /** The first 200 characters of what happened. */
  excerpt: v.string(),
  state_changed_at: timestamp,
});
export type OrderItem = v.InferOutput<typeof orderItemSchema>;

/**
 * Why a call changed nothing. `not_found`: there is no such order, or it is another buyer's. `wrong_state`: the order's state does not
 * allow it. `old_version`: the version, or its hash, is not the latest. `old_revision`: the brief has changed since the revision that the
 * call names, and says something else. `invalid`: what was sent breaks a rule of this API contract. `no_placements`: an order without
 * placements cannot be reported.
 */
export const orderRejections = [
  'not_found',
  'wrong_state',
  'old_version',
  'old_revision',
  'invalid',
  'no_placements',
] as const;
export type OrderRejection = (typeof orderRejections)[number];

const rejectionSchema = /* @__PURE__ */ v.object({ outcome: v.picklist(orderRejections) });

/** The response of the buyer's functions that change an order. */
export const orderResultSchema = /* @__PURE__ */ v.variant('outcome', [
  v.object({ outcome: v.literal('done'), order: orderSchema }),
  rejectionSchema,
]);
export type OrderResult = v.InferOutput<typeof orderResultSchema>;

/** The response of the staff's functions that change an order. */
export const staffOrderResultSchema = /* @__PURE__ */ v.variant('outcome', [
  v.object({ outcome: v.literal('done'), order: staffOrderSchema }),
  rejectionSchema,
]);
export type StaffOrderResult = v.InferOutput<typeof staffOrderResultSchema>;
