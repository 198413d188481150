/** Safe markup. Construct it from trusted text only; use the `markup` tag for everything else. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type MarkupPart = string | number | Markup | readonly MarkupPart[] | undefined | false;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const renderPart = (part: MarkupPart): string => {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.source;
  if (typeof part === 'object') return part.map(renderPart).join('');
  return String(part).replace(/[&<>"']/g, character => entities[character]!);
};

/**
 * Tagged template for HTML. Interpolated values are escaped, except `Markup`. Quote every attribute. (It is not called `html`,
 * because formatters change the white space in templates of that name.)
 */
export function markup(strings: TemplateStringsArray, ...parts: MarkupPart[]): Markup {
  return new Markup(strings.map((text, index) => text + renderPart(parts[index])).join(''));
}
