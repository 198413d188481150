/** Renders the content of a mail as HTML and as plain text. */
import { Markup, markup } from '../markup.ts';
import { mailBrand } from './brand.generated.ts';

/** The content of a mail, without markup. The HTML part and the text part are made from it. */
export interface Mail {
  /** The subject. It contains no text that a visitor typed, because it becomes a header. */
  subject: string;
  /** Two or three words above the headline, as a newspaper's section. */
  kicker: string;
  headline: string | readonly (string | ReplacedWord)[];
  blocks: readonly Block[];
  /** Why the recipient gets this mail. */
  footer: string;
}

/** A word that is struck out, and the word that replaces it. The text part has only the replacement. */
interface ReplacedWord {
  struck: string;
  written: string;
}

/** A part of a mail, which is rendered as HTML and as plain text. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string, href?: string])[] }
  /** Text that a person typed, with a heading if there are several. */
  | { kind: 'quote'; heading?: string; text: string }
  | { kind: 'action'; label: string; href: string };

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

// `color` and `logo.day` are those of the light theme, `nightColor` and `logo.night` those of the dark one.
const { color, font, logo, nightColor } = mailBrand;

/** The mark with which a press release ends. */
const endMark = '###';

/**
 * The dark theme, for mail programs that support it. Its rules find elements by their inline colors, and replace these. Other programs
 * show the light theme.
 */
const nightCss = (Object.keys(color) as (keyof typeof color)[])
  // Two tokens can share a color, which then has one replacement.
  .filter((name, index, names) => names.findIndex(other => color[other] === color[name]) === index)
  .map(name => {
    const [day, night] = [color[name], nightColor[name]];
    return [
      `[style*=";color:${day}"],[style^="color:${day}"]{color:${night}!important}`,
      `[style*="background:${day}"],[bgcolor="${day}"]{background:${night}!important}`,
      `[style*="solid ${day}"]{border-color:${night}!important}`,
    ].join('');
  })
  .join('\n');
const css = new Markup(
  `:root{color-scheme:light dark;supported-color-schemes:light dark}\n@media (prefers-color-scheme:dark){\n${nightCss}\n}`,
);
/** The size of the logo in CSS pixels. The picture file has twice as many pixels in each direction. */
const logoSize = { width: 150, height: 72 } as const;

const labelStyle = `font:500 12px/16px ${font.mono};color:${color.muted}`;
const proseStyle = `font:18px/24px ${font.text};color:${color.ink}`;
const displayStyle = (size: number, line: number) =>
  `font:800 ${size}px/${line}px ${font.display};letter-spacing:-.01em;color:${color.ink}`;

/**
 * Renders both parts of a mail: HTML in tables with inline styles, as mail clients need it, and plain text. All input is escaped: it
 * cannot add markup or links, nor change the writing direction of the text around it.
 */
export function renderMail(mail: Mail): RenderedMail {
  const headline = [mail.headline].flat().map(part => (typeof part === 'string' ? part : part.written));
  const preview = mail.blocks.find(block => block.kind === 'text')?.text;
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${mail.subject}</title>
<style>${css}</style>
</head>
<body style="margin:0;background:${color.paper}">
${preview && markup`<div style="display:none">${preview}</div>\n`}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${color.paper}">
<tr><td align="center" role="main" style="padding:24px 16px 48px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;text-align:left">
<tr><td style="border-bottom:1px solid ${color.line};padding:0 0 8px;${labelStyle}"><strong style="color:${color.ink}">${mailBrand.dateline}</strong> ${mailBrand.line}</td></tr>
<tr><td style="border-bottom:3px solid ${color.ink};padding:12px 0 14px"><picture><source media="(prefers-color-scheme:dark)" srcset="${logo.night}"><img src="${logo.day}" width="${logoSize.width}" height="${logoSize.height}" alt="${mailBrand.name}" style="display:block;border:0;${displayStyle(26, 30)}"></picture></td></tr>
<tr><td style="padding:2px 0 0"><div style="border-top:1px solid ${color.ink};font-size:0;line-height:1px">&nbsp;</div></td></tr>
<tr><td style="padding:30px 0 12px;${labelStyle};text-transform:uppercase;letter-spacing:.04em">${mail.kicker}</td></tr>
<tr><td style="padding:0 0 32px"><h1 style="margin:0;${displayStyle(40, 42)}">${[mail.headline].flat().map(headlineMarkup)}</h1></td></tr>
${mail.blocks.map(block => markup`<tr><td style="padding:0 0 32px">${blockMarkup(block)}</td></tr>\n`)}<tr><td align="center" style="padding:0 0 16px;${labelStyle}">${endMark}</td></tr>
<tr><td style="border-top:1px solid ${color.line};padding:12px 0 0;font:12px/20px ${font.mono};color:${color.muted};overflow-wrap:anywhere">${showDirectionMarks(mail.footer)}<br>${mailBrand.imprint}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  const text = [
    `${mailBrand.name} | ${mail.kicker}`,
    headline.join(''),
    ...mail.blocks.map(blockText),
    endMark,
    `${onOneLine(mail.footer)}\n${mailBrand.imprint}`,
  ];
  return { subject: onOneLine(mail.subject), html: page.source, text: `${text.join('\n\n')}\n` };
}

function headlineMarkup(part: string | ReplacedWord): string | Markup {
  if (typeof part === 'string') return part;
  // The line through the word has the color of the outer element, and the word that of the inner element.
  return markup`<del style="color:${color.pencil}"><span style="color:${color.ink}">${part.struck}</span></del> <ins style="font:italic 400 44px/42px ${font.text};color:${color.pencil};text-decoration:none">${part.written}</ins>`;
}

function blockMarkup(block: Block): Markup {
  if (block.kind === 'text') return markup`<p style="margin:0;${proseStyle}">${block.text}</p>`;
  if (block.kind === 'action') {
    // The color is on the cell too: Outlook ignores a link's padding and background.
    return markup`<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="${color.pencil}"><a href="${block.href}" style="display:inline-block;padding:16px 24px;font:700 18px/24px ${font.display};color:${color.onPencil};text-decoration:none">${block.label}</a></td></tr></table>`;
  }
  if (block.kind === 'quote') {
    // Line breaks as elements: Outlook ignores `white-space`.
    const lines = showDirectionMarks(block.text)
      .split(lineEnd)
      .map((line, index) => markup`${index > 0 && markup`<br>`}${line}`);
    return markup`${block.heading && markup`<h2 style="margin:0 0 12px;${displayStyle(22, 24)}">${block.heading}</h2>\n`}<div dir="auto" style="background:${color.surface};border-left:3px solid ${color.ink};padding:16px 20px;${proseStyle};overflow-wrap:anywhere">${lines}</div>`;
  }
  const rows = block.facts.map(
    ([name, value, href]) => markup`
<tr><th scope="row" width="112" align="left" valign="top" style="border-top:1px solid ${color.line};padding:12px 12px 8px 0;${labelStyle}">${name}</th>
<td dir="auto" valign="top" style="border-top:1px solid ${color.line};padding:8px 0;${proseStyle};overflow-wrap:anywhere;text-align:left">${href ? markup`<a href="${href}" style="color:${color.pencil}">${showDirectionMarks(onOneLine(value))}</a>` : showDirectionMarks(onOneLine(value))}</td></tr>`,
  );
  return markup`<table width="100%" cellpadding="0" cellspacing="0">${rows}</table>`;
}

function blockText(block: Block): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'action') return `${block.label}:\n${block.href}`;
  if (block.kind === 'quote') {
    const quoted = showDirectionMarks(block.text)
      .split(lineEnd)
      .map(line => `> ${line}`.trimEnd());
    return [...(block.heading ? [block.heading] : []), quoted.join('\n')].join('\n\n');
  }
  return block.facts.map(([name, value]) => `${name}: ${showDirectionMarks(onOneLine(value))}`).join('\n');
}

/** Everything that a mail client treats as the end of a line. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Puts a value on one line, so that it cannot add lines to the mail. */
const onOneLine = (text: string) => text.split(lineEnd).join(' ');

/**
 * Makes characters visible that change the writing direction of the text after them. The marks that right-to-left scripts need
 * stay.
 */
const showDirectionMarks = (text: string) =>
  text.replace(
    /[\u202a-\u202e\u2066-\u2069]/g,
    order => `[U+${order.charCodeAt(0).toString(16).toUpperCase()}]`,
  );
