// Parses an article's Markdown file into the blocks that its page shows.
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import * as v from 'valibot';
import { parse } from 'yaml';
import { articleFrontMatter } from './articleFrontMatter.ts';
import { fundingStages } from './fundingStages.ts';
import { plainText, sectionPlainText } from './plainText.ts';
import { note, paragraph } from './textBlocks.ts';
import type { Article, Block, Href, RichTextContent, Section } from './types.ts';

/** The reading speed, for the reading time of an article. */
const wordsPerMinute = 230;

/** A drawing of the design system. `labels` are the words in it, of which it needs `count`. */
const drawing =
  (name: Extract<Block, { type: 'drawing' }>['name'], count: number) =>
  (caption: string, labels: readonly string[]): Block | undefined =>
    labels.length === count ? { type: 'drawing', name, caption, labels } : undefined;

/** Drawings that a text can show: `![The caption](dilution "A label | Another one")`. They return nothing for a wrong number of labels. */
const figures: Readonly<Record<string, (caption: string, labels: readonly string[]) => Block | undefined>> = {
  fundingStages: caption => ({ type: 'fundingStages', caption, stages: fundingStages }),
  // In place of a caption it has the name of the stage.
  fundingStage: name =>
    fundingStages.some(stage => stage.name === name)
      ? { type: 'fundingStage', name, stages: fundingStages }
      : undefined,
  breakEven: drawing('breakEven', 7),
  copies: drawing('copies', 2),
  dilution: drawing('dilution', 4),
  emails: drawing('emails', 4),
};

/** A paragraph before a table that begins with this is the table's caption. */
const tableCaption = 'Table: ';

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Splits a file at the lines that enclose its front matter. */
function readFrontMatter(file: string) {
  const [, frontMatter, body] = /^---\n([^]*?\n)---\n([^]*)$/.exec(file) ?? [];
  if (frontMatter === undefined || body === undefined)
    return { mistakes: ['front matter: is missing. Begin the file with it, between two lines of ---.'] };
  let fields: unknown;
  try {
    fields = parse(frontMatter);
  } catch (error) {
    return { mistakes: [`front matter: is not YAML. ${(error as Error).message}`] };
  }
  const { success, output, issues } = v.safeParse(articleFrontMatter, fields);
  return success
    ? { fields: output, body }
    : { body, mistakes: issues.map(issue => `field ${v.getDotPath(issue)}: ${issue.message}`) };
}

/** Maps Markdown to blocks, for which the site has components. Also returns the mistakes that it finds. */
function readBody(body: string, sourceUrls: readonly string[]) {
  const mistakes: string[] = [];
  const quote = ({ raw }: Token) => `“${raw.trim().split('\n')[0]!.slice(0, 60)}”`;
  const reject = (token: Token, remedy: string) => void mistakes.push(`text: ${quote(token)} ${remedy}`);

  /** Text with formatting. Paragraphs (`isParagraph`) can have a pull quote, which is in bold. */
  function richText(tokens: readonly Token[] = [], { isParagraph = false } = {}): RichTextContent {
    const parts: Exclude<RichTextContent, string>[number][] = [];
    const addText = (text: string) => {
      const lastPart = parts.at(-1);
      if (typeof lastPart === 'string') parts[parts.length - 1] = lastPart + text;
      else parts.push(text);
    };
    for (const token of tokens as MarkedToken[]) {
      if (token.type === 'text' && token.tokens) {
        for (const part of [richText(token.tokens)].flat())
          if (typeof part === 'string') addText(part);
          else parts.push(part);
      } else if (token.type === 'text' || token.type === 'escape') addText(token.text.replaceAll('\n', ' '));
      else if (token.type === 'strong' && isParagraph) addText(plainText(richText(token.tokens)));
      else if (token.type === 'em') parts.push({ em: plainText(richText(token.tokens)) });
      else if (token.type === 'link') {
        if (!token.href.startsWith('/') && !sourceUrls.includes(token.href))
          reject(token, 'links to an address that is not in the field sources. Add it there.');
        parts.push({ text: plainText(richText(token.tokens)), href: token.href as Href });
      } else
        reject(
          token,
          'is not supported. Text can have links and *emphasis*, and a paragraph one **pull quote**.',
        );
    }
    return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
  }

  /** The sentence in bold, which the page also shows large beside its paragraph. */
  function pullQuoteOf({ tokens }: Tokens.Paragraph): string | undefined {
    const [quoted, ...more] = (tokens as MarkedToken[]).filter(
      ({ type }) => type === 'strong',
    ) as Tokens.Strong[];
    for (const token of more) reject(token, 'is the second pull quote of its paragraph. Keep one.');
    return quoted && plainText(richText(quoted.tokens));
  }

  function table(token: Tokens.Table, caption: string): Block {
    return {
      type: 'table',
      caption,
      columns: token.header.map(({ tokens, align }) => ({
        name: plainText(richText(tokens)),
        align: align === 'right' ? 'end' : 'start',
      })),
      rows: token.rows.map(row => row.map(({ tokens }) => richText(tokens))),
    };
  }

  const intros: string[] = [];
  const sections: { id: string; heading: string; blocks: Block[] }[] = [];
  let caption: string | undefined;
  const tokens = (lexer(body) as MarkedToken[]).filter(({ type }) => type !== 'space');
  for (const token of tokens) {
    if (token.type === 'heading') {
      const [, heading = '', id = slugOf(heading)] = /^(.*?)(?:\s+\{#([a-z\d-]+)\})?$/.exec(token.text) ?? [];
      if (token.depth === 1) reject(token, 'is a heading of level 1, which is the title. Use ##.');
      else if (token.depth > 2)
        reject(token, `is a heading of level ${token.depth}. Sections have ##, and no headings in them.`);
      if (sections.some(section => section.id === id))
        reject(token, `has the id of another heading, ${id}. Write an id of its own behind it: {#another}.`);
      sections.push({ id, heading, blocks: [] });
      continue;
    }
    const blocks = sections.at(-1)?.blocks;
    const isCaption = token.type === 'paragraph' && token.text.startsWith(tableCaption);
    if (caption !== undefined && token.type !== 'table')
      reject(token, 'stands between a table and its caption.');
    if (!blocks) {
      if (token.type === 'paragraph') intros.push(plainText(richText(token.tokens)));
      else reject(token, 'stands before the first section. Only the intro, one paragraph, does.');
    } else if (isCaption) {
      caption = token.text.slice(tableCaption.length);
      continue;
    } else if (token.type === 'table') {
      if (caption === undefined)
        reject(
          token,
          `has no caption. Write a paragraph before the table that begins with “${tableCaption.trim()}”.`,
        );
      blocks.push(table(token, caption ?? ''));
    } else if (token.type === 'paragraph') {
      const image = token.tokens?.find(part => part.type === 'image') as Tokens.Image | undefined;
      const figure = image && figures[image.href];
      const block = figure?.(image!.text, image!.title?.split(' | ') ?? []);
      if (block && token.tokens?.length === 1) blocks.push(block);
      else if (figure && token.tokens?.length === 1)
        reject(token, 'needs another number of labels, or the name of a stage as its text.');
      else if (image)
        reject(
          token,
          `is not a drawing in a paragraph of its own. There is ${Object.keys(figures).join(', ')}.`,
        );
      else blocks.push(paragraph(richText(token.tokens, { isParagraph: true }), pullQuoteOf(token)));
    } else if (token.type === 'list' && !token.ordered) {
      blocks.push({ type: 'list', items: token.items.map(item => richText(item.tokens)) });
    } else if (token.type === 'blockquote') {
      for (const part of token.tokens as MarkedToken[])
        if (part.type === 'paragraph') blocks.push(note(richText(part.tokens)));
        else if (part.type !== 'space') reject(part, 'is not supported in a note.');
    } else
      reject(token, 'is not supported. Use paragraphs, lists with -, notes with >, tables and drawings.');
    caption = undefined;
  }
  if (caption !== undefined) mistakes.push('text: ends with the caption of a table.');
  if (intros.length !== 1)
    mistakes.push(
      `text: begins with ${intros.length} paragraphs before its first heading. It needs one, the intro.`,
    );
  for (const { heading, blocks } of sections)
    if (blocks.length === 0) mistakes.push(`text: nothing follows the heading “${heading}”.`);
  return { intro: intros[0] ?? '', sections: sections as readonly Section[], mistakes };
}

/**
 * Reads an article: front matter, then Markdown. Server-only: the parser never reaches the browser.
 * @param file Path of the file, whose name is the end of the article's address.
 */
export function parseArticle(
  file: string,
  fileText: string,
): { article?: Article; mistakes: readonly string[] } {
  const shortPath = file.split('/').slice(-2).join('/');
  const slug = shortPath.split('/').at(-1)!.replace(/\.md$/, '');
  const {
    fields,
    body = '',
    mistakes: inFrontMatter = [],
  } = readFrontMatter(fileText.replaceAll('\r\n', '\n'));
  const {
    intro,
    sections,
    mistakes: inBody,
  } = readBody(body, fields?.sources.map(source => source.url) ?? []);
  const text = [intro, ...sections.map(sectionPlainText)].join(' ');
  const inFigures = [
    ...(fields?.examples ?? []),
    ...(fields?.sources.flatMap(source => source.figures) ?? []),
  ]
    .filter(figure => !text.includes(figure))
    .map(figure => `field figures: “${figure}” is not in the text. Remove it, or correct it.`);
  const modified = fields?.updated ?? fields?.date ?? '';
  const inDates = (fields?.sources ?? [])
    .filter(({ accessed }) => accessed > modified)
    .map(
      ({ title, accessed }) =>
        `field updated: the source “${title}” was read on ${accessed}, after the last change. Write the day of that change.`,
    );
  if (fields?.updated && fields.updated < fields.date)
    inDates.push('field updated: is before the date of publication. Correct one of them.');
  const inName = /^[a-z\d]+(-[a-z\d]+)*$/.test(slug)
    ? []
    : ['file name: has to be lower-case letters and digits, with hyphens between words.'];
  const mistakes = [...inName, ...inFrontMatter, ...inBody, ...inFigures, ...inDates].map(
    mistake => `${shortPath}, ${mistake}`,
  );
  if (!fields || mistakes.length > 0) return { mistakes };
  const { date, updated = date, isPlaceholder, ...rest } = fields;
  return {
    mistakes,
    article: {
      ...(isPlaceholder && { isPlaceholder }),
      ...rest,
      path: `/insights/${slug}`,
      published: date,
      modified: updated,
      readingMinutes: Math.round(text.split(/\s+/).length / wordsPerMinute),
      intro,
      sections,
    },
  };
}
