// The messages of the product, read from the content files, the API contracts of forms and the source of the server functions.
import { account } from '@fit-to-print/content/account';
import { admin } from '@fit-to-print/content/admin';
import { adminOrders } from '@fit-to-print/content/adminOrders';
import { application } from '@fit-to-print/content/application';
import { auth } from '@fit-to-print/content/auth';
import { billing } from '@fit-to-print/content/billing';
import { contact } from '@fit-to-print/content/contact';
import { earlyClick } from '@fit-to-print/content/earlyClick';
import { loadError } from '@fit-to-print/content/loadError';
import { messages, validation } from '@fit-to-print/content/messages';
import { orders } from '@fit-to-print/content/orders';
import { report } from '@fit-to-print/content/report';
import {
  businessFields,
  profileFields,
} from '../../../packages/backend/supabase/functions/_shared/contracts/application.ts';
import { contactFields } from '../../../packages/backend/supabase/functions/_shared/contracts/contact.ts';
import { checkFields } from '../../../packages/backend/supabase/functions/_shared/contracts/form.ts';
import {
  briefFields,
  changeFields,
} from '../../../packages/backend/supabase/functions/_shared/contracts/order.ts';

/** The values of packages/content that contain messages. */
const content = {
  account,
  admin,
  adminOrders,
  application,
  auth,
  billing,
  contact,
  earlyClick,
  loadError,
  messages,
  orders,
  report,
  validation,
};

/** The value at a path such as `messages.contactSent`, or `undefined`. */
export const valueAt = (path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], content);

/** The texts of a toast, as packages/content has them. The description is null if the title says everything. */
export interface ToastRecord {
  readonly tone: 'success' | 'destructive';
  readonly title: string;
  readonly description: string | null;
}

/** True if a value of packages/content is a toast. */
export const isToast = (value: unknown): value is ToastRecord =>
  typeof value === 'object' && value !== null && 'tone' in value && 'title' in value;

/** Fields that hold no message: identifiers, tones, addresses and headlines. */
const otherFields = ['id', 'tone', 'href', 'kind', 'headline'];

/** The texts in a value: the value itself if it is a text, otherwise the texts of all its fields. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) {
    const parts = value.map(part => (typeof part === 'string' ? part : textsOf(part).join(' ')));
    return [parts.join('')];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !otherFields.includes(key))
    .flatMap(([, part]) => textsOf(part));
}

/** Values that a field may reject: no text, two lines, a number, half a character, a text that is far too long, no address. */
const probes = ['', 'one\ntwo', 5, '\ud800', 'x'.repeat(10_000), 'not an address'];

type Fields = Parameters<typeof checkFields>[0];

/** The error messages of each field of a form: those that the check of the form returns for the probes. */
const errorsOf = (fields: Fields) => {
  const answers = probes.map(probe =>
    checkFields(fields, Object.fromEntries(Object.keys(fields).map(name => [name, probe]))),
  );
  return Object.keys(fields).map(name => ({
    name,
    errors: [...new Set(answers.flatMap(answer => (answer.ok ? [] : (answer.fields[name] ?? []))))],
  }));
};

/** The errors of each field of an API contract. Form and server use the same contract, so they have the same errors. */
export const fieldErrors = {
  'Contact form': errorsOf(contactFields),
  'Application, stage 1': errorsOf(profileFields),
  'Application, stage 2': errorsOf(businessFields),
  'Brief of a press release': errorsOf(briefFields),
  'Requested change of a press release': errorsOf(changeFields),
};

const sources = import.meta.glob<string>(
  [
    '../../../packages/backend/supabase/functions/*/index.ts',
    '../../../packages/backend/supabase/functions/_shared/{response,signedInFunction,body,submission}.ts',
    '../../../packages/backend/supabase/functions/_shared/contracts/request.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/**
 * The sentences in a source file that its function may send as an error. Texts of thrown errors are left out, because they are only logged.
 */
const answersIn = (source: string): string[] =>
  Array.from(
    source
      .replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')
      .replaceAll(/new Error\([^;]*\);?/g, '')
      .matchAll(/'([A-Z][^'\n]{8,}[.])'|`([A-Z][^`]{8,}[.])`/g),
    ([, plain, template]) =>
      (plain ?? template)!
        // “…” stands for an inserted value. An inserted ending, as in “minute${s}”, is left out.
        .replaceAll(/(\w)\$\{[^}]*\}/g, '$1')
        .replaceAll(/\$\{[^}]*\}\.?/g, '…'),
  );

/** The error messages of each Edge Function, apart from the errors of fields. `_shared` has those of all functions. */
export const serverErrors: readonly { name: string; answers: readonly string[] }[] = Object.entries(
  Object.groupBy(Object.entries(sources), ([file]) => /functions\/([^/]+)/.exec(file)![1]!),
)
  .map(([name, files]) => ({
    name,
    answers: [...new Set(files!.flatMap(([, source]) => answersIn(source)))],
  }))
  .toSorted((a, b) => a.name.localeCompare(b.name));
