import { withBrand } from '../brand.ts';
import { defineCity } from '../city.ts';

/** The studio's own town, ready for the day it gets a desk: move this file to `cities/`, and it has one. */
export default defineCity({
  order: 6,
  slug: 'milwaukee',
  name: 'Milwaukee',
  state: 'Wisconsin',
  stateAbbreviation: 'Wis.',
  description: 'Home. It makes things, weighs them, and then says what they weigh.',
  dateline: [['MILWAUKEE —']],
  checked: { on: '2026-11-20', against: 'from memory' },
  localMediaOutlets: [
    { name: 'Milwaukee Journal Sentinel', type: 'Daily' },
    { name: 'Milwaukee Business Journal', type: 'Weekly' },
    { name: 'BizTimes Milwaukee', type: 'Business' },
    { name: 'Urban Milwaukee', type: 'Online' },
    { name: 'WISN', type: 'ABC' },
    { name: 'WDJT', type: 'CBS' },
    { name: 'WTMJ', type: 'NBC' },
    { name: 'WITI', type: 'FOX' },
  ],
  plan: {
    bearing: 0,
    columns: 10,
    rows: 14,
    block: [30, 26],
    street: 8,
    squares: [],
    landmark: { at: [5, 6], size: [1, 1], label: 'Cathedral Square', form: 'park' },
    axis: { along: 'row', at: 9, label: 'Wisconsin Ave.' },
    water: [
      { side: 'west', label: 'Milwaukee River', depth: 46 },
      { side: 'east', label: 'Lake Michigan', depth: 84 },
    ],
  },
  plate: {
    caption:
      'Juneau’s side of the river. Kilbourn platted the other bank in 1835 and ignored it, so the bridges between them still stand askew.',
    alt: 'Engraved plan of downtown Milwaukee: an upright grid between the Milwaukee River and Lake Michigan',
    source: 'https://en.wikipedia.org/wiki/Milwaukee_Bridge_War',
  },
  press: {
    head: {
      title: withBrand('PR Authority in Milwaukee, Wisconsin'),
      description:
        'A 700-word release for Milwaukee, on 450+ news sites: payrolls, patents and plant openings, written by people who live here.',
    },
    correction: [[['The ', { del: 'beer' }, ' ', { ins: 'type' }, ' that']], ['made Milwaukee famous.']],
    lede: 'A release written for Wisconsin and filed on 450+ news sites, with local distribution from Bay View to Brookfield, by people who will meet the reader at a fish fry.',
    action: 'File from Milwaukee',
    outletsHeadline: [['Who tells'], ['Milwaukee']],
    notes: [
      {
        title: 'Weigh it',
        text: 'How many tons, jobs, square feet? This is a town of foremen. We print the quantity first and the vision, if any, last.',
      },
      {
        title: 'Summer belongs to the lakefront',
        text: 'From Summerfest to State Fair every camera points at a stage or a cream puff. Announce before the Fourth or after Labor Day.',
      },
      {
        title: 'Neighbors count',
        text: 'A hire from Sherman Park or a lease in the Third Ward is a story with a face. We ask whom the reader might already know.',
      },
    ],
    faq: [
      {
        question: 'You are here. Do we get a better price?',
        answer:
          'No, the same one. You get the table by the window and an editor who has driven past your building.',
      },
      {
        question: 'Is a factory story still news?',
        answer:
          'In this city, more than an app. A machine that is new, loud and hiring will be filmed. We write the release around the person who runs it.',
      },
    ],
    closing: {
      headline: [['Come up.', 'Coffee’s on.']],
      text: 'The office is on Galley Row and the door is open 9–6. Bring the part, the prototype or the argument.',
      action: 'Talk to the Milwaukee desk',
    },
  },
  studio: {
    head: {
      title: withBrand('Creative studio in Milwaukee, Wisconsin'),
      description:
        'Brand, product and launch for Milwaukee founders: tools, motors, water and insurance, from a studio you can walk into.',
    },
    headline: [['Made the way'], ['this town makes.']],
    lede: 'Milwaukee has never had patience for a thing that looks better than it works. Neither have we. The drawing, the code and the casting get the same tolerance.',
    ecosystem: {
      headline: [['Keys, motors,'], ['fresh water.']],
      paragraphs: [
        'Christopher Sholes and his partners worked out the typewriter in Kleinsteuber’s machine shop in the late 1860s. Harley and the Davidsons followed in 1903, from a shed. Between those dates the city became a place that builds the machine that builds the other machine, and it still makes the controls that run other people’s factories.',
        'The new trade is an old one: water. Breweries, tanneries and meter makers left behind a cluster of firms that measure, clean and move it, and a School of Freshwater Sciences on the harbor. Their customers are utilities. A utility reads everything, decides slowly and never leaves.',
        'And there is insurance, a century and a half of it, in marble along Wisconsin Avenue. If your product has to persuade an actuary, there is no better place to practice.',
      ],
    },
    faq: [
      {
        question: 'Can we drop in?',
        answer:
          'Please do, 9–6 on weekdays. You will find proofs on the wall, other people’s face down, and somebody with a pencil.',
      },
      {
        question: 'We make hardware. Do you know any?',
        answer:
          'We know panels, labels, manuals, packaging and the software on the little screen, and we have friends with lathes. Bring the drawing; we start from its title block.',
      },
    ],
    closing: {
      headline: [['Walk over.', 'It’s flat.']],
      text: 'This is the one desk you can lean on. Bring the idea; we will show you the pencils.',
    },
  },
});
