import type { Refusal } from '../_shared/response.ts';
import { attributionFields } from '../_shared/contracts/attribution.ts';
import {
  type ContactField,
  contactFieldNames,
  contactFieldRules,
  defaultMessageField,
  inquiryType,
} from '../_shared/contracts/contact.ts';
import { reference } from '../_shared/contracts/request.ts';
import { requestId } from '../_shared/log.ts';
import { house } from '../_shared/mail/house.generated.ts';
import { Markup, markup } from '../_shared/markup.ts';

const { color, font } = house;

// The light theme in a few rules: this page is shown only without script, when sending failed.
const css = `
:root { color-scheme: light; background: ${color.paper}; color: ${color.ink}; font: 1.125rem/1.5 ${font.text} }
body { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem }
main { border-top: 3px solid; padding-top: 1rem }
h1 { font: 800 2.25rem/1.05 ${font.display}; margin: 0 0 1rem }
a { color: ${color.pencil} }
label, button { font: 500 .875rem/1.5 ${font.mono} }
label { display: block; margin-top: 1.5rem }
input, textarea { box-sizing: border-box; width: 100%; padding: .75rem; border: 1px solid ${color.field}; border-radius: 0;
  background: ${color.surface}; color: inherit; font: inherit }
button { margin-top: 1.5rem; padding: .875rem 1.5rem; border: 0; background: ${color.pencil}; color: ${color.onPencil}; cursor: pointer }
:focus-visible { outline: 3px solid ${color.pencil}; outline-offset: 2px }
.summary { border: 2px solid ${color.stop}; padding: 1rem; margin-bottom: 1rem }
.summary p, .summary ul { margin: 0 }
main .summary .reference { margin-top: .5rem; font: .875rem/1.5 ${font.mono} }
.error { color: ${color.stop}; margin: 0 }
`;

const cssHash = crypto.subtle
  .digest('SHA-256', new TextEncoder().encode(css))
  .then(hash => btoa(String.fromCharCode(...new Uint8Array(hash))));

/**
 * The page for a browser without script whose message was not accepted: the errors, and the form with everything that was typed. The
 * form posts to the same function. The page needs no script and no further request.
 */
export async function errorPage(
  refusal: Refusal,
  form: Record<string, string>,
  siteUrl: string,
): Promise<Response> {
  // 422 is to a form what 400 is to an API call.
  const status = refusal.fields ? 422 : refusal.status;
  const id = requestId();
  const problems = refusal.fields ?? {};
  const isRequired = (field: ContactField) =>
    contactFieldRules(field).required && !(field === 'message' && form[defaultMessageField]);
  const shown = contactFieldNames.filter(field => problems[field]);
  // A used key and a refused value would be refused again.
  const hiddenFields = [
    ...attributionFields,
    defaultMessageField,
    ...(status === 409 ? [] : ['idempotencyKey']),
  ].filter(field => form[field] && !problems[field]);
  const title = refusal.fields ? 'Your message needs a correction' : 'Error sending message';

  const summary = shown.map(field => markup`<li><a href="#${field}">${problems[field]}</a></li>`);
  if (Object.keys(problems).length > shown.length) {
    summary.push(
      markup`<li>A hidden part of the form was not as expected. It has been taken out: send the message again.</li>`,
    );
  }

  const renderControl = (field: ContactField) => {
    const { maxLength, multiline, type, autocomplete } = contactFieldRules(field);
    const attributes = markup`id="${field}" name="${field}" maxlength="${maxLength}"${
      isRequired(field) && markup` required`
    }${problems[field] && markup` aria-invalid="true" aria-describedby="${field}-error"`}`;
    // The parser drops a line feed after the tag: this one, not the visitor's.
    if (multiline) return markup`<textarea ${attributes} rows="8">\n${form[field]}</textarea>`;
    return markup`<input ${attributes} type="${type}" autocomplete="${autocomplete}" value="${form[field] ?? ''}">`;
  };

  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${refusal.fields && 'Error: '}${title}</title>
<style>${new Markup(css)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<div class="summary" role="alert" tabindex="-1" autofocus>
<p>${refusal.error}</p>
${status === 500 && id && markup`<p class="reference">Reference ${reference(id)}</p>\n`}${summary.length > 0 && markup`<ul>${summary}</ul>\n`}</div>
<form method="post">
${contactFieldNames.map(
  field => markup`<label for="${field}">${contactFieldRules(field).label}${!isRequired(field) && ' (optional)'}</label>
${problems[field] && markup`<p class="error" id="${field}-error">${problems[field]}</p>\n`}${renderControl(field)}
`,
)}${hiddenFields.map(field => markup`<input type="hidden" name="${field}" value="${form[field]}">\n`)}
<input type="hidden" name="inquiry_type" value="${inquiryType}">
<button>Send message</button>
</form>
<p><a href="${siteUrl}/contact">Back to the contact page</a></p>
</main>
</body>
</html>
`;

  return new Response(page.source, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // The redirect after sending counts as a form action too, hence the site beside 'self'.
      'content-security-policy': `default-src 'none'; style-src 'sha256-${await cssHash}'; form-action 'self' ${siteUrl}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...(refusal.retryAfter && { 'retry-after': String(refusal.retryAfter) }),
    },
  });
}
