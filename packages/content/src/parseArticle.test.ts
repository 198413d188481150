// Tests of the parser of articles, and of its messages about mistakes.
import { describe, expect, test } from 'vitest';
import { parseArticle } from './parseArticle.ts';

const frontMatter = {
  title: 'Ink',
  headline: '[The | Ink, dry.]',
  category: 'Press',
  date: '2026-11-22',
  description: `'${'Ink dries in its own time, and nobody who waited ever wrote about it. '.repeat(2).trim()}'`,
  examples: '[$8]',
  sources: '[{ publisher: Ink, title: On ink, url: https://ink.example/, accessed: 2026-11-21 }]',
  closing: '{ headline: [Ask], text: Ask us., action: { text: Ask, href: /contact } }',
};
const text = 'It dries.\n\n## How long?\n\nA *day*, for $8.';
const wordsOfText = 8;

/** Parses an article in which some fields are replaced, or left out. */
const parse = (
  fields: Partial<Record<string, string | undefined>>,
  body = text,
  file = './articles/ink.md',
) =>
  parseArticle(
    file,
    `---\n${Object.entries({ ...frontMatter, ...fields })
      .flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}\n`]))
      .join('')}---\n\n${body}\n`,
  );

test('parseArticle reads the front matter, the intro and the sections of a file', () => {
  expect(parse({})).toEqual({
    mistakes: [],
    article: expect.objectContaining({
      path: '/insights/ink',
      title: 'Ink',
      headline: [['The', 'Ink'], ['dry.']],
      published: '2026-11-22',
      intro: 'It dries.',
      sections: [
        {
          id: 'how-long',
          heading: 'How long?',
          blocks: [{ type: 'paragraph', text: ['A ', { em: 'day' }, ', for $8.'] }],
        },
      ],
    }) as object,
  });
});

test('parseArticle reads struck and handwritten words of a headline', () => {
  expect(parse({ headline: '[The ~~Toner~~ | ++Ink++ is, dry.]' }).article?.headline).toEqual([
    [
      ['The ', { del: 'Toner' }],
      [{ ins: 'Ink' }, ' is'],
    ],
    ['dry.'],
  ]);
});

test('an article without a later change was last changed on the day of publication', () => {
  expect(parse({}).article).toMatchObject({ published: '2026-11-22', modified: '2026-11-22' });
  expect(parse({ updated: '2026-11-30' }).article).toMatchObject({
    published: '2026-11-22',
    modified: '2026-11-30',
  });
});

test('parseArticle reports a source that was read after the last change, and a change before the publication', () => {
  expect(parse({ date: '2026-11-16' }).mistakes).toEqual([
    'articles/ink.md, field updated: the source “On ink” was read on 2026-11-21, after the last change. Write the day of that change.',
  ]);
  expect(parse({ date: '2026-11-16', updated: '2026-11-21' }).mistakes).toEqual([]);
  expect(parse({ updated: '2026-11-21' }).mistakes).toEqual([
    'articles/ink.md, field updated: is before the date of publication. Correct one of them.',
  ]);
});

test('parseArticle maps lists, notes, tables and drawings', () => {
  const body = [
    text,
    '- One\n- [Two](https://ink.example/)',
    '> Ask a chemist.',
    'Table: Hours.',
    '| Ink | Hours |\n| --- | ---: |\n| Black | 24 |',
    '![Stages, drawn.](fundingStages)',
    '![Seed](fundingStage)',
    '![Copies, drawn.](copies "A hundred | One")',
    '## Twice {#again}',
    'Yes, \\* it\ndries.',
  ].join('\n\n');
  const sections = parse({}, body).article?.sections;
  expect(sections?.[0]?.blocks.slice(1)).toMatchObject([
    { type: 'list', items: ['One', [{ text: 'Two', href: 'https://ink.example/' }]] },
    { type: 'note', text: 'Ask a chemist.' },
    {
      type: 'table',
      caption: 'Hours.',
      columns: [
        { name: 'Ink', align: 'start' },
        { name: 'Hours', align: 'end' },
      ],
      rows: [['Black', '24']],
    },
    { type: 'fundingStages', caption: 'Stages, drawn.' },
    { type: 'fundingStage', name: 'Seed' },
    { type: 'drawing', name: 'copies', caption: 'Copies, drawn.', labels: ['A hundred', 'One'] },
  ]);
  expect(sections?.[1]).toEqual({
    id: 'again',
    heading: 'Twice',
    blocks: [{ type: 'paragraph', text: 'Yes, * it dries.' }],
  });
});

test('parseArticle returns the bold sentence of a paragraph in its text and as a pull quote', () => {
  const blocks = parse({}, `${text}\n\n**Ink is *wet*.** Wait.`).article?.sections[0]?.blocks;
  expect(blocks?.at(-1)).toEqual({
    type: 'paragraph',
    text: 'Ink is wet. Wait.',
    pullQuote: 'Ink is wet.',
  });
});

test('parseArticle calculates the reading time at 230 words a minute', () => {
  const minutesOf = (words: number) =>
    parse({}, `${text}${' word'.repeat(words - wordsOfText)}`).article?.readingMinutes;
  // Two and a half minutes, which are rounded up.
  expect([minutesOf(574), minutesOf(575)]).toEqual([2, 3]);
});

describe('parseArticle names the file, the field and the problem of', () => {
  const source = (fields: string) => `[{ publisher: Ink, title: On ink, ${fields} }]`;
  test.each([
    ['a missing field', { category: undefined }, 'field category: is missing.'],
    ['an unknown field', { author: 'Ann' }, 'field author: is not a field that articles have.'],
    ['an unknown category', { category: 'Gossip' }, 'field category: is “Gossip”. Use one of Equity, '],
    ['a date in another form', { date: 'Nov. 22, 2026' }, 'field date: is “Nov. 22, 2026”. Write a date as'],
    ['a day that no month has', { date: '2026-02-30' }, 'field date: is “2026-02-30”.'],
    [
      'a short description',
      { description: 'Ink.' },
      'field description: has 4 characters; it needs 70 to 160',
    ],
    ['a long title', { title: 'Ink '.repeat(20) }, 'field title: has 79 characters; with the brand’s name'],
    ['a source without an address', { sources: source('accessed: 2026-11-21') }, 'field sources.0.url: is'],
    [
      'a source without a date',
      { sources: source('url: https://ink.example/') },
      'field sources.0.accessed: is missing.',
    ],
    [
      'an address that is none',
      { sources: source('url: ink.example, accessed: 2026-11-21') },
      'field sources.0.url: is “ink.example”.',
    ],
    ['a headline without lines', { headline: 'Ink' }, 'field headline: has to be a list of lines'],
    ['a figure that is not in the text', { examples: '[$9]' }, 'field figures: “$9” is not in the text.'],
    ['YAML that cannot be read', { title: '[' }, 'front matter: is not YAML.'],
  ])('%s', (_, fields, mistake) => {
    const { article, mistakes } = parse(fields);
    expect(article).toBeUndefined();
    expect(mistakes.filter(each => each.includes(`articles/ink.md, ${mistake}`))).toHaveLength(1);
  });

  test.each([
    [
      'a heading of level 1',
      `${text}\n\n# Ink\n\nMore.`,
      '“# Ink” is a heading of level 1, which is the title.',
    ],
    ['a heading in a section', `${text}\n\n### Ink`, '“### Ink” is a heading of level 3.'],
    [
      'two sections with one id',
      `${text}\n\n## How long?\n\nMore.`,
      '“## How long?” has the id of another heading',
    ],
    ['a section without text', `${text}\n\n## Ink`, 'nothing follows the heading “Ink”.'],
    ['a missing intro', '## Ink\n\nFor $8.', 'begins with 0 paragraphs before its first heading.'],
    [
      'a link to a page that is no source',
      `${text} [Ink](https://other.example)`,
      '“[Ink](https://other.example)” links to an address',
    ],
    ['a table without a caption', `${text}\n\n| A |\n| - |\n| 1 |`, '“| A |” has no caption.'],
    [
      'a caption without a table',
      `${text}\n\nTable: Ink.\n\nMore.`,
      '“More.” stands between a table and its caption.',
    ],
    ['a caption at the end', `${text}\n\nTable: Ink.`, 'ends with the caption of a table'],
    [
      'an unknown drawing',
      `${text}\n\n![Ink](ink.png)`,
      '“![Ink](ink.png)” is not a drawing in a paragraph of its own.',
    ],
    [
      'a drawing without one of its labels',
      `${text}\n\n![Copies.](copies "One")`,
      '“![Copies.](copies "One")” needs another number of labels',
    ],
    ['an unknown stage', `${text}\n\n![Egg](fundingStage)`, '“![Egg](fundingStage)” needs another number'],
    ['Markdown that has no component', `${text}\n\n\`\`\`\nink\n\`\`\``, '“```” is not supported.'],
    ['bold words in a list', `${text}\n\n- **Ink**`, '“**Ink**” is not supported.'],
    ['two pull quotes in a paragraph', `${text} **Ink.** Or **oil.**`, '“**oil.**” is the second pull quote'],
    ['HTML', `${text} <b>Ink</b>`, '“<b>” is not supported.'],
  ])('%s', (_, body, mistake) => {
    const { mistakes } = parse({}, body);
    expect(mistakes.filter(each => each.includes(`articles/ink.md, text: ${mistake}`))).not.toEqual([]);
  });

  test('a file without front matter', () => {
    expect(parseArticle('./articles/ink.md', text).mistakes).toContainEqual(
      expect.stringContaining('articles/ink.md, front matter: is missing.'),
    );
  });

  test('a file whose name cannot be in an address', () => {
    expect(parse({}, text, './articles/My Ink.md').mistakes).toEqual([
      'articles/My Ink.md, file name: has to be lower-case letters and digits, with hyphens between words.',
    ]);
  });
});

test('parseArticle names all mistakes of a file together', () => {
  expect(parse({ date: 'today', category: 'Gossip' }, '# Ink').mistakes.length).toBeGreaterThan(3);
});
