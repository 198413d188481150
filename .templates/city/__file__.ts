import { brand, withBrand } from '../brand.ts';
import { defineCity } from '../city.ts';

export default defineCity({
  // __City__: the texts and the map of its two pages. `packages/content/src/city.ts` explains every field.
  order: __order__,
  slug: '__file__',
  name: '__City__',
  state: '__State__',
  stateAbbreviation: '__State__',
  coordinates: [0, 0],
  description: 'A sample city, set to see how __City__ sits on the page.',
  dateline: [['__CITY__,', '__State__']],
  // The last check of the facts: its day, which visitors see; its `basis`, which is `sources` or `from memory`; and in `sources`, for each fact
  // in the texts below, the page that proves it.
  checked: { on: '__today__', basis: 'from memory' },
  // Real newsrooms, each with a page that proves its name and type. Television stations have the network as their type.
  localMediaOutlets: [
    { name: '__City__ Daily Sample', type: 'Daily' },
    { name: '__City__ Weekly Sample', type: 'Weekly' },
    { name: '__City__ Business Sample', type: 'Business' },
    { name: '__City__ Online Sample', type: 'Online' },
    { name: 'Sample station one', type: 'ABC' },
    { name: 'Sample station two', type: 'CBS' },
    { name: 'Sample station three', type: 'FOX' },
    { name: 'Sample station four', type: 'NBC' },
  ],
  // The street map: a grid of equal blocks, turned by `bearing` degrees from north. Lengths (`blockSize`, `streetWidth`, `depth`) are in
  // units of the picture. Positions (`at`, `squares`, `from`, `to`) are numbers of blocks: the column and the row, from the top left.
  // `squares` have trees instead of buildings; `mainStreet` is drawn in blue. The same numbers draw the view over the city at the end of its
  // pages. `silhouettes: ['needle', 'mountain']` adds the forms by which residents recognize it, the one that leads first; the type lists them.
  streetPlan: {
    bearing: 0,
    columns: 12,
    rows: 14,
    blockSize: [26, 24],
    streetWidth: 8,
    squares: [[3, 4]],
    landmark: { at: [6, 6], size: [2, 2], label: 'Sample Square', form: 'park' },
    mainStreet: { along: 'row', at: 8, label: 'Sample St.' },
    water: [{ side: 'east', label: 'Sample River', depth: 60 }],
  },
  illustration: {
    caption: 'A sample plan: an upright grid, one square and one river, drawn until __City__’s own is.',
    alt: 'Engraved sample plan of __City__: an upright grid beside a river, with a square in the middle',
    source: 'https://en.wikipedia.org/wiki/Grid_plan',
  },
  // The page /PR-Authority-__file__, which sells press releases. Its headline is `dateline` and `correctedHeadline`, in which `del` is struck out and
  // `ins` replaces it. `isPlaceholder` marks promises that are invented, and have to be confirmed before the site goes live.
  pressPage: {
    head: {
      title: withBrand(`${brand.product} in __City__`),
      description:
        'A sample description for __City__: what a release written for this city says, and on which 450+ news sites it is filed.',
    },
    correctedHeadline: [['__City__ is'], [[{ del: 'disrupting.' }, ' ', { ins: 'hiring.' }]]],
    intro:
      'A sample intro: it says what paid placement of a release does for __City__, and names a place where its readers would pick it up.',
    releaseLabel: 'a __City__ release',
    packagesNote: {
      isPlaceholder: true,
      text: 'SAMPLE: what each package includes, and which places around __City__ its local distribution reaches, and what priority and premium placement mean.',
    },
    outletsHeadline: [['Who reads'], ['to __City__']],
    notes: [
      {
        title: 'What the calendar knows',
        text: 'A sample note on the weeks in which __City__ has room on its front page, and on those in which it has none at all.',
      },
      {
        title: 'What people do here',
        text: 'A sample note on the trade that pays for the town, and on the person in it whom a reporter would call for a comment.',
      },
      {
        title: 'What nobody prints',
        text: 'A sample note on the story that every founder in __City__ tells, and that no desk has run for years.',
      },
    ],
    faq: [
      {
        question: 'Is __City__ large enough for its own release?',
        answer:
          'A sample answer: a city is large enough as soon as one reporter in it has to fill a page every day, and somebody there reads it.',
      },
      {
        question: 'Who in __City__ would read it?',
        answer: 'A sample answer: neighbors, suppliers, the people you would like to hire, and the bank.',
      },
      {
        question: 'Which story from __City__ travels, and which one stays?',
        answer:
          'A sample answer: what can be counted travels, and what can be visited stays. Replace this with two stories that people in __City__ would recognize, one that ran far away and one that everybody at home still tells, and say what the first had that the second did not need. Keep it to the facts that a source confirms, and add each of them to the list at the top of this file.',
      },
      {
        question: 'What would an editor in __City__ ask you first?',
        answer:
          'A sample answer: where it is, who works there, and since when. Write down the three questions as the newsrooms above would put them, with the street names and the trades that occur in their pages, so that a founder can prepare the answers before the first call.',
      },
    ],
    closing: {
      headline: [['Call the desk', 'before lunch.']],
      text: 'A sample closing: by the afternoon we will have read what you sent, and will tell you whether it is a story.',
    },
  },
  // The page /creative-studio-__file__, which sells the studio's services. Each service has one sentence in two parts:
  // its first words in capitals, and the rest.
  studio: {
    head: {
      title: withBrand('Creative studio for __City__'),
      description:
        'A sample description of the studio for __City__ founders: what is built there, for whom, and how it begins.',
    },
    headline: [['Drawn for'], ['__City__.']],
    intro:
      'A sample intro: what this town expects of a company that says it is from here, and how we build one that keeps to it.',
    services: {
      'Brand Strategy & Identity': [
        'A SAMPLE LINE:',
        'what a name has to do in __City__, and on which sign, door or box it will be read.',
      ],
      'MVP Development': [
        'A SAMPLE PLACE,',
        'named as people in __City__ name it, where a first version can be tried before it is finished.',
      ],
      'Go-to-Market Strategy': [
        'A SAMPLE BUYER',
        'of __City__: who signs, who objects, and how long the two take to agree.',
      ],
      PR: ['A SAMPLE WEEK', 'in which no newsroom of __City__ has room, and the one that follows it.'],
      SEO: ['A SAMPLE QUESTION', 'that somebody types in __City__ and that no page answers yet.'],
      'Social Media': [
        'A SAMPLE HABIT:',
        'where and when people in __City__ look at their telephones, and what they would stop for.',
      ],
      'Copywriting & Storytelling': [
        'A SAMPLE WORD',
        'that everyone in __City__ has read too often, and what to write in its place.',
      ],
      'Fundraising Support': [
        'A SAMPLE INVESTOR',
        'and the question that is asked first by those who made their money in __City__.',
      ],
      'Long-term Partnership': [
        'A SAMPLE CUSTOM',
        'by which people in __City__ share work and proceeds, compared with 10–25% equity.',
      ],
    },
    ecosystem: {
      headline: [['Shops, schools'], ['and rivers.']],
      paragraphs: [
        'A sample paragraph on the firm that began in a rented room in __City__ and is still here: what it made, whom it trained, and where those people went when they left. It names the street, the year and the product, because a reader who lives here would know.',
        'A sample paragraph on the employer that everyone forgets, because it advertises nothing: what it buys, how slowly it decides, and what it wants to read before it does. A company that sells to it learns to write in plain words and to wait for the second meeting.',
        'A sample paragraph on the school or the laboratory that keeps the town supplied with people who can count: what they are taught, what they are paid, and why so many of them stay.',
      ],
    },
    faq: [
      {
        question: 'Do you have a desk in __City__?',
        answer:
          'A sample answer: no, and you would rarely need one. The first hour is a call, the second a drawing that comes by mail.',
      },
      {
        question: 'Have you worked for anyone here?',
        answer: 'A sample answer: ask us, and we will name the clients who agree.',
      },
    ],
    closing: {
      headline: [['Half an hour', 'will do.']],
      text: 'A sample closing: bring the idea as it is. We will say what is missing, and whether it matters.',
    },
  },
});
