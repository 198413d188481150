/** Markup that is safe to send. What is made of trusted text alone may be constructed; all else comes from the `markup` tag. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | number | Markup | readonly Part[] | undefined | false;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const render = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (part instanceof Markup) return part.source;
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, character => entities[character]!);
};

/**
 * Tagged template for HTML: what is interpolated is text and is escaped, unless it is `Markup` itself. Quote every
 * attribute. (Not called `html`, since formatters rearrange the white space in templates of that name.)
 */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.map((text, index) => text + render(parts[index])).join(''));
}
