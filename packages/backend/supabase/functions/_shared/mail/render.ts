import { markup, type Markup } from '../markup.ts';

/** What a mail says, free of markup. Both of its parts are made from it. */
export interface Mail {
  /** Never holds anything a visitor typed: it becomes a header. */
  subject: string;
  /** Two or three words above the headline, as a newspaper's section. */
  kicker: string;
  headline: string;
  blocks: Block[];
  footer: string;
}

type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string, href?: string])[] }
  /** Somebody else's words. */
  | { kind: 'quote'; text: string }
  | { kind: 'action'; label: string; href: string };

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

// The day edition's colors in sRGB, which is all that mail clients know.
const paper = '#d8efda';
const sheet = '#ebf7ec';
const ink = '#0b1c15';
const muted = '#3f5247';
const pencil = '#1a3ab8';
const rule = '#94ac98';

const display = 'Archivo,Arial Black,Arial,sans-serif';
const reading = 'Newsreader,Georgia,Times New Roman,serif';
const mono = 'Spline Sans Mono,Courier New,monospace';

const label = `font:500 12px/16px ${mono};letter-spacing:.04em;text-transform:uppercase;color:${muted}`;
const prose = `font:18px/28px ${reading};color:${ink}`;

/** The two parts of a mail: HTML in tables with inline styles, since that is what mail clients read, and plain text. */
export function renderMail(mail: Mail): RenderedMail {
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${mail.subject}</title>
</head>
<body style="margin:0;background:${paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;text-align:left">
<tr><td style="border-top:3px solid ${ink};padding:2px 0 0">
<div style="border-top:1px solid ${ink};padding:8px 0 24px;${label}">${mail.kicker}</div>
</td></tr>
<tr><td style="padding:0 0 24px">
<h1 style="margin:0;font:800 34px/36px ${display};letter-spacing:-.01em;color:${ink}">${mail.headline}</h1>
</td></tr>
${mail.blocks.map(block => markup`<tr><td style="padding:0 0 24px">${blockMarkup(block)}</td></tr>\n`)}
<tr><td style="border-top:1px solid ${rule};padding:12px 0 0;font:12px/18px ${mono};color:${muted}">${mail.footer}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  const text = [
    mail.kicker.toUpperCase(),
    mail.headline,
    ...mail.blocks.map(blockText),
    `--\n${mail.footer}`,
  ];
  return { subject: mail.subject, html: page.source, text: `${text.join('\n\n')}\n` };
}

function blockMarkup(block: Block): Markup {
  if (block.kind === 'text') return markup`<p style="margin:0;${prose}">${block.text}</p>`;
  if (block.kind === 'action') {
    return markup`<a href="${block.href}" style="display:inline-block;background:${pencil};padding:14px 22px;font:500 14px/20px ${mono};color:${sheet};text-decoration:none">${block.label}</a>`;
  }
  if (block.kind === 'quote') {
    // Line breaks as elements: Outlook ignores `white-space`.
    const lines = block.text.split('\n').map((line, index) => markup`${index > 0 && markup`<br>`}${line}`);
    return markup`<div style="background:${sheet};border-left:3px solid ${ink};padding:16px 20px;${prose};word-break:break-word">${lines}</div>`;
  }
  const rows = block.facts.map(
    ([name, value, href]) => markup`
<tr><td width="128" valign="top" style="border-top:1px solid ${rule};padding:12px 12px 12px 0;${label}">${name}</td>
<td style="border-top:1px solid ${rule};padding:6px 0;${prose};word-break:break-word">${href ? markup`<a href="${href}" style="color:${pencil}">${value}</a>` : value}</td></tr>`,
  );
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table>`;
}

function blockText(block: Block): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'action') return `${block.label}:\n${block.href}`;
  if (block.kind === 'quote') return block.text.replace(/^/gm, '> ');
  return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
}
