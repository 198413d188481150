/** The contact form as an HTML page, for browsers without JavaScript. */
import type { ErrorResult } from '../_shared/response.ts';
import { attributionFields } from '../_shared/contracts/attribution.ts';
import {
  type ContactField,
  contactFieldNames,
  contactFieldRules,
  defaultMessageField,
  inquiryType,
} from '../_shared/contracts/contact.ts';
import { shortRequestId } from '../_shared/contracts/request.ts';
import { htmlPage, pageCss } from '../_shared/htmlPage.ts';
import { currentRequestId } from '../_shared/log.ts';
import { mailBrand } from '../_shared/mail/brand.generated.ts';
import { type Markup, markup } from '../_shared/markup.ts';

const { color, font, name: brandName } = mailBrand;

const css = `${pageCss}
input, textarea { box-sizing: border-box; width: 100%; padding: .75rem; border: 1px solid ${color.field}; border-radius: 0;
  background: ${color.surface}; color: inherit; font: inherit }
.brand { font: 500 .875rem/1.5 ${font.mono}; margin: 0 0 1.5rem }
.summary { border: 2px solid ${color.critical}; padding: 1rem; margin-bottom: 1rem }
.summary p, .summary ul { margin: 0 }
main .summary .reference { margin-top: .5rem; font: .875rem/1.5 ${font.mono} }
.error { color: ${color.critical}; margin: 0 }
`;

const cssHash = crypto.subtle
  .digest('SHA-256', new TextEncoder().encode(css))
  .then(hash => btoa(String.fromCharCode(...new Uint8Array(hash))));

/** The texts above and below the form, and the response's status. */
interface FormPage {
  status: number;
  title: string;
  introduction: Markup;
  /** Text of the link to the contact page. */
  link: string;
  /** Error texts, by field. */
  problems?: Record<string, string>;
  headers?: Record<string, string>;
}

/** The page for a browser without JavaScript that followed a link with values for the form: the form, with these values (`form`). */
export const prefilledPage = (form: Record<string, string>, siteUrl: string): Promise<Response> =>
  formPage(form, siteUrl, {
    status: 200,
    title: 'Get in touch',
    introduction: markup`<p>We have filled in what you chose. Change anything you like, add your name and email address, and send it.</p>`,
    link: 'Our address and hours',
  });

/** The page for a browser without JavaScript whose message was not accepted: the errors, and the form with everything that was typed (`form`). */
export function errorPage(
  errorResult: ErrorResult,
  form: Record<string, string>,
  siteUrl: string,
): Promise<Response> {
  // For invalid fields, the JSON response has status 400, and this page has 422.
  const status = errorResult.fields ? 422 : errorResult.status;
  const id = currentRequestId();
  const problems = errorResult.fields ?? {};
  const invalidFields = contactFieldNames.filter(field => problems[field]);
  const summary = invalidFields.map(field => markup`<li><a href="#${field}">${problems[field]}</a></li>`);
  if (Object.keys(problems).length > invalidFields.length) {
    summary.push(
      markup`<li>A hidden part of the form was not valid. We have removed it: send the message again.</li>`,
    );
  }
  return formPage(form, siteUrl, {
    status,
    title: errorResult.fields ? 'Your message needs a correction' : 'Error sending message',
    introduction: markup`<div class="summary" role="alert" tabindex="-1" autofocus>
<p>${errorResult.error}</p>
${status === 500 && id && markup`<p class="reference">Reference ${shortRequestId(id)}</p>\n`}${summary.length > 0 && markup`<ul>${summary}</ul>\n`}</div>`,
    link: 'Back to the contact page',
    ...(errorResult.fields && { problems }),
    ...(errorResult.retryAfter && { headers: { 'retry-after': String(errorResult.retryAfter) } }),
  });
}

/** The contact form as a page that needs no script and no further request. It posts to the same function. Its action `?` removes `prefillParameter` from
 * the URL. */
async function formPage(
  form: Record<string, string>,
  siteUrl: string,
  { status, title, introduction, link, problems = {}, headers }: FormPage,
): Promise<Response> {
  const isRequired = (field: ContactField) =>
    contactFieldRules(field).required && !(field === 'message' && form[defaultMessageField]);
  // After status 409 the idempotency key is left out, and so are invalid values: the function would reject them again.
  const hiddenFields = [
    ...attributionFields,
    defaultMessageField,
    ...(status === 409 ? [] : ['idempotencyKey']),
  ].filter(field => form[field] && !problems[field]);

  const renderControl = (field: ContactField) => {
    const { maxLength, multiline, type, autocomplete } = contactFieldRules(field);
    const attributes = markup`id="${field}" name="${field}" dir="auto" maxlength="${maxLength}"${
      isRequired(field) && markup` required`
    }${problems[field] && markup` aria-invalid="true" aria-describedby="${field}-error"`}`;
    // A browser drops the first line feed after the tag. This one is dropped in place of one that the visitor typed.
    if (multiline) return markup`<textarea ${attributes} rows="8">\n${form[field]}</textarea>`;
    return markup`<input ${attributes} type="${type}" autocomplete="${autocomplete}" value="${form[field] ?? ''}">`;
  };

  const main = markup`<p class="brand"><a href="${siteUrl}/">${brandName}</a></p>
<h1>${title}</h1>
${introduction}
<form method="post" action="?">
${contactFieldNames.map(
  field => markup`<label for="${field}">${contactFieldRules(field).label}${!isRequired(field) && ' (optional)'}</label>
${problems[field] && markup`<p class="error" id="${field}-error">${problems[field]}</p>\n`}${renderControl(field)}
`,
)}${hiddenFields.map(field => markup`<input type="hidden" name="${field}" value="${form[field]}">\n`)}
<input type="hidden" name="inquiry_type" value="${inquiryType}">
<button>Send message</button>
</form>
<p><a href="${siteUrl}/contact">${link}</a></p>`;

  return new Response(htmlPage(`${status === 422 ? 'Error: ' : ''}${title}`, css, main), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Browsers apply form-action to the redirect after sending as well, so it allows the site as well as 'self'.
      'content-security-policy': `default-src 'none'; style-src 'sha256-${await cssHash}'; form-action 'self' ${siteUrl}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...headers,
    },
  });
}
