import { brand, withBrand } from '../brand.ts';
import { defineCity } from '../city.ts';

export default defineCity({
  // Milwaukee, the studio's own city: the texts and the map of its two pages. They are not published yet: move this file to `cities/` to
  // publish them. `packages/content/src/city.ts` explains every field.
  order: 6,
  slug: 'milwaukee',
  name: 'Milwaukee',
  state: 'Wisconsin',
  stateAbbreviation: 'Wis.',
  coordinates: [43.042, -87.91],
  description: 'Home. It makes things, weighs them, and then says what they weigh.',
  dateline: [['MILWAUKEE']],
  // The last check of the facts: its day, which visitors see; its `basis`, which is `sources` or `from memory`; and in `sources`, for each fact
  // in the texts below, the page that proves it.
  checked: {
    on: '2026-11-21',
    basis: 'sources',
    sources: {
      'Summerfest, June 18 to July 4':
        'https://www.tmj4.com/news/local-news/summerfest-announces-2026-dates-releases-2025-attendance-numbers',
      'the State Fair in August':
        'https://www.jsonline.com/story/entertainment/events/2021/05/26/plan-your-summer-our-guide-fairs-festivals-things-do-outside/7332955002/',
      'the Friday fish fry': 'https://www.visitmilwaukee.org/food-drink/food/friday-fish-fry/',
      'the typewriter, in the late 1860s':
        'https://openplaques.org/organisations/wisconsin_historical_society',
      'Harley and the Davidsons, 1903': 'https://millsfield.sfomuseum.org/instagram/1763559205/',
      'controls for other people’s factories':
        'https://www.fox6now.com/news/rockwell-automation-new-wisconsin-manufacturing-site',
      'the School of Freshwater Sciences':
        'https://confluence.journalism.wisc.edu/2015/01/09/milwaukee-transitioning-into-a-world-water-hub/index.html',
      'water, from breweries and tanneries':
        'https://www.forbesindia.com/article/cross-border/milwaukee-an-emerging-water-technology-hub/35083/1',
      'insurance since 1859': 'https://www.hmdb.org/m.asp?m=58166',
      'its granite': 'https://biztimes.com/preserving-an-icon',
    },
  },
  // Real newsrooms, each with a page that proves its name and type. Television stations have the network as their type.
  localMediaOutlets: [
    {
      name: 'Milwaukee Journal Sentinel',
      type: 'Daily',
      source: 'https://en.wikipedia.org/wiki/Milwaukee_Journal_Sentinel',
    },
    {
      name: 'Milwaukee Business Journal',
      type: 'Weekly',
      source:
        'https://www.bizjournals.com/milwaukee/print-edition/2013/01/18/to-get-the-whole-story-read-the.html',
    },
    {
      name: 'BizTimes Milwaukee',
      type: 'Business',
      source: 'https://biztimes.com/water-means-business-in-southeastern-wisconsin/',
    },
    { name: 'Urban Milwaukee', type: 'Online', source: 'https://urbanmilwaukee.com/category/feature' },
    { name: 'WISN', type: 'ABC', source: 'https://en.wikipedia.org/wiki/WISN-TV' },
    { name: 'WDJT', type: 'CBS', source: 'https://en.wikipedia.org/wiki/WDJT-TV' },
    { name: 'WTMJ', type: 'NBC', source: 'https://en.wikipedia.org/wiki/WTMJ-TV' },
    { name: 'WITI', type: 'FOX', source: 'https://en.wikipedia.org/wiki/WITI_(TV)' },
  ],
  // The street map: a grid of equal blocks, turned by `bearing` degrees from north. Lengths (`blockSize`, `streetWidth`, `depth`) are in
  // units of the picture. Positions (`at`, `squares`, `from`, `to`) are numbers of blocks: the column and the row, from the top left.
  // `squares` have trees instead of buildings; `mainStreet` is drawn in blue.
  streetPlan: {
    bearing: 0,
    columns: 12,
    rows: 14,
    blockSize: [30, 26],
    streetWidth: 8,
    squares: [],
    landmark: { at: [6, 6], size: [1, 1], label: 'Cathedral Square', form: 'park' },
    mainStreet: { along: 'row', at: 9, label: 'Wisconsin Ave.' },
    water: [
      { side: 'west', label: 'Milwaukee River', depth: 46 },
      { side: 'east', label: 'Lake Michigan', depth: 84 },
    ],
  },
  illustration: {
    caption:
      'Juneau’s side of the river. Kilbourn platted the other bank in 1835 and ignored this one, so the bridges between them still stand askew.',
    alt: 'Engraved plan of downtown Milwaukee: an upright grid between the Milwaukee River and Lake Michigan',
    source: 'https://en.wikipedia.org/wiki/Milwaukee_Bridge_War',
  },
  // The page /PR-Authority-milwaukee, which sells press releases. Its headline is `dateline` and `correctedHeadline`, in which `del` is struck out and
  // `ins` replaces it. `isPlaceholder` marks promises that are invented, and have to be confirmed before the site goes live.
  pressPage: {
    head: {
      title: withBrand(`${brand.product} in Milwaukee, Wisconsin`),
      description:
        'A 700-word release for Milwaukee, on 450+ news sites: payrolls, patents and plant openings, written by people who live here.',
    },
    correctedHeadline: [
      [
        ['The ', { del: 'beer' }],
        [{ ins: 'type' }, ' that'],
      ],
      ['made Milwaukee famous.'],
    ],
    intro:
      'Tell us what you make and how many. It becomes 700 words, with paid placement on 450+ news sites, and local distribution from Bay View to Brookfield. You will meet the readers at a fish fry.',
    releaseLabel: 'a Milwaukee release',
    packagesNote: {
      isPlaceholder: true,
      text: 'Every one of them has the 450+. The local sites are those from Kenosha to Sheboygan, and out to Waukesha. Priority: your turn comes before Launch’s. Premium: the big sites that most people open are on the list.',
    },
    outletsHeadline: [['Newsrooms'], ['by the lake.']],
    notes: [
      {
        title: 'The count, before the vision',
        text: 'How many tons, jobs, square feet? This is a town of foremen, and a foreman reads the way he takes delivery: count first, then sign. We print the quantity at the top and the vision, if any, last.',
      },
      {
        title: 'A date clear of the festivals',
        text: 'From Summerfest to State Fair every camera points at a stage or a cream puff. Announce by Memorial Day or after Labor Day, when the children are back in school and the plants are back on three shifts.',
      },
      {
        title: 'A neighbor speaks first',
        text: 'A hire from Sherman Park or a lease in the Third Ward is a story with a face. We ask whom the reader might already know, and let that person speak before the chief executive does.',
      },
    ],
    faq: [
      {
        question: 'You are here. Do we get a better price?',
        answer:
          'No: Launch is $997 on Water Street, as it is in Boston. What comes on top is the table by the window, and an editor who has driven past your building and wondered what the vent was for.',
      },
      {
        question: 'Is a factory story still news?',
        answer:
          'In this city, more than an app. A machine that is new, loud and hiring will be filmed. We write the release around the person who runs it. Ask the second shift when it is loudest; that is when the camera should come.',
      },
      {
        question: 'Chicago is down the road. Should we announce there?',
        answer:
          'Announce where you hire. Chicago has its own machines to look at, and people here will notice that you asked there first. Your buyer in Illinois finds the article on one of the 450+ sites all the same, and reads that the neighbors took it seriously.',
      },
      {
        question: 'Our best customer has forbidden us to name it. Is there still a story?',
        answer:
          'Often. Say what the part does, what it is bolted to and how long it has held; foremen can guess the rest, and enjoy it. We show the draft to the customer’s press office before anyone else sees it.',
      },
    ],
    closing: {
      headline: [['Come up.', 'Coffee’s on.']],
      text: 'The office is on Galley Row and the door is open 9–6. Bring the part, the prototype or the argument.',
    },
  },
  // The page /creative-studio-milwaukee, which sells the studio's services. Each service has one sentence in two parts:
  // its first words in capitals, and the rest.
  studio: {
    head: {
      title: withBrand('Creative studio in Milwaukee, Wisconsin'),
      description:
        'Brand, product and launch for Milwaukee founders: tools, motors, water and insurance, from a studio you can walk into.',
    },
    headline: [['Made the way'], [['this town ', { del: 'talks.' }], [{ ins: 'makes.' }]]],
    intro:
      'Milwaukee has never had patience for a thing that looks better than it works. Neither have we. The drawing, the code and the launch are held to the tolerance of a casting, and paid for in dollars or with equity, typically 10–25%.',
    services: {
      'Brand Strategy & Identity': [
        'A NAMEPLATE',
        'here is riveted on and outlives three owners; we draw the mark for brass first and for a screen second.',
      ],
      'MVP Development': [
        'THE SHOP FLOOR',
        'is where a prototype meets gloves, noise and the second shift; we come along with it and write down what they say.',
      ],
      'Go-to-Market Strategy': [
        'A PURCHASING OFFICE',
        'in Wauwatosa asks for a part number, a lead time and somebody to call; we have all three ready before the vision.',
      ],
      PR: [
        'FRIDAY',
        'ends early, at a fish fry; a release goes out on Tuesday morning, with the forklift in the picture and the payroll in the lead.',
      ],
      SEO: [
        'A MAINTENANCE MANAGER',
        'searches by part number at the end of a bad night; each number you sell gets a page that says what it fits.',
      ],
      'Social Media': [
        'SNOW, BRATS AND BASKETBALL',
        'are covered; your three posts a week show the thing being made, by someone the reader may have gone to school with.',
      ],
      'Copywriting & Storytelling': [
        'THE TYPEWRITER',
        'was worked out in this town, so we feel watched; every manual, label and letter is read against the part before it leaves.',
      ],
      'Fundraising Support': [
        'BANKERS ON WISCONSIN AVENUE',
        'will lend against a machine and doubt the rest; the deck says what the money buys, bolt by bolt.',
      ],
      'Long-term Partnership': [
        'WE ARE UP THE STREET,',
        'which makes equity, typically 10–25%, easier to argue about; the argument comes with coffee, and ends on paper.',
      ],
    },
    ecosystem: {
      headline: [['Keys, motors,'], ['fresh water.']],
      paragraphs: [
        'Christopher Sholes and his partners worked out the typewriter in Kleinsteuber’s machine shop in the late 1860s. Harley and the Davidsons followed in 1903, from a shed. Between those dates the city became a place that builds the machine that builds the other machine, and it still makes the controls that run other people’s factories.',
        'The new trade is an old one: water. Breweries, tanneries and meter makers left behind a cluster of firms that measure, clean and move it, and a School of Freshwater Sciences on the harbor. Their customers are utilities. A utility reads everything, decides slowly and never leaves.',
        'And there is insurance, a century and a half of it, in granite along Wisconsin Avenue. If your product has to persuade an actuary, there is no better place to practice.',
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
