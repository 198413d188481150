import { brand, withBrand } from '../brand.ts';
import { defineCity } from '../city.ts';

export default defineCity({
  // New York: the texts and the map of its two pages. `packages/content/src/city.ts` explains every field.
  order: 2,
  slug: 'new-york',
  name: 'New York',
  state: 'New York',
  stateAbbreviation: 'N.Y.',
  coordinates: [40.713, -74.006],
  description: 'Eight million readers, and most of them edit as they go.',
  dateline: [['NEW YORK']],
  // The last check of the facts: its day, which visitors see; its `basis`, which is `sources` or `from memory`; and in `sources`, for each fact
  // in the texts below, the page that proves it.
  checked: {
    on: '2026-11-21',
    basis: 'sources',
    sources: {
      'the grid’s 29 degrees': 'https://princetonastronomy.com/2022/08/08/manhattanhenge-2022/',
      'the General Assembly’s closed streets':
        'https://www.timeout.com/newyork/news/here-are-all-the-nyc-streets-that-will-be-closed-during-the-un-general-assembly-2024-091124',
      'Silicon Alley, a joke about Broadway in the 1990s':
        'https://www.barrypopik.com/index.php/new_york_city/entry/silicon_alley/',
      'advertising around Madison Square': 'https://en.wikipedia.org/wiki/Flatiron_District',
      'a bank on Park Avenue':
        'https://www.constructionowners.com/news/jpmorgan-chase-unveils-3b-global-headquarters-in-nyc',
      'fashion on Seventh Avenue': 'https://www.cityneighborhoods.nyc/garment-district',
      'a publisher in midtown':
        'https://www.bookbusinessmag.com/article/penguin-random-house-combine-offices-nyc-saving-20m-annually/',
      'a hospital on First Avenue': 'https://town-village.com/tag/nyu-langone-medical-center/',
      'the opening bell, at half past nine':
        'https://finance.zacks.com/opening-time-new-york-stock-exchange-4202.html',
      'Cornell Tech, 2017':
        'https://www.ithacajournal.com/story/news/local/2017/09/13/cornell-tech-stunning-new-york-city-campus-opens/661824001/',
    },
  },
  // Real newsrooms, each with a page that proves its name and type. Television stations have the network as their type.
  localMediaOutlets: [
    {
      name: 'New York Daily News',
      type: 'Daily',
      source: 'https://en.wikipedia.org/wiki/New_York_Daily_News',
    },
    {
      name: 'Crain’s New York Business',
      type: 'Business',
      source: 'https://www.linkedin.com/company/crainsnewyork',
    },
    { name: 'Gothamist', type: 'Online', source: 'https://gothamist.com/' },
    { name: 'WNYC', type: 'Public radio', source: 'https://www.wnyc.org/articles/wnyc-news' },
    {
      name: 'WABC',
      type: 'ABC',
      source: 'https://www.nexttv.com/features/local-news-start-spreading-the-news-and-theres-lots-of-it',
    },
    {
      name: 'WCBS',
      type: 'CBS',
      source: 'https://www.nexttv.com/features/local-news-start-spreading-the-news-and-theres-lots-of-it',
    },
    {
      name: 'WNBC',
      type: 'NBC',
      source: 'https://www.nexttv.com/features/local-news-start-spreading-the-news-and-theres-lots-of-it',
    },
    {
      name: 'WNYW',
      type: 'FOX',
      source: 'https://www.nexttv.com/features/local-news-start-spreading-the-news-and-theres-lots-of-it',
    },
  ],
  // The street map: a grid of equal blocks, turned by `bearing` degrees from north. Lengths (`blockSize`, `streetWidth`, `depth`) are in
  // units of the picture. Positions (`at`, `squares`, `from`, `to`) are numbers of blocks: the column and the row, from the top left.
  // `squares` have trees instead of buildings; `mainStreet` is drawn in blue.
  streetPlan: {
    bearing: 29,
    columns: 7,
    rows: 24,
    blockSize: [58, 14],
    streetWidth: 6,
    squares: [
      [4, 15],
      [5, 21],
    ],
    landmark: { at: [3, 7], size: [1, 2], label: 'Bryant Park', form: 'park' },
    mainStreet: { along: 'column', at: 4, label: 'Fifth Ave.' },
    diagonal: { from: [5, 22], to: [1, 0], label: 'Broadway' },
    water: [
      { side: 'west', label: 'Hudson River', depth: 60, rotation: 29 },
      { side: 'east', label: 'East River', depth: 60, rotation: 29 },
    ],
    silhouettes: ['steppedTower'],
  },
  illustration: {
    caption:
      'The Commissioners’ Plan of 1811, laid 29 degrees off north to follow the island. Broadway was there before it, and went its own way.',
    alt: 'Engraved plan of midtown Manhattan: long narrow blocks turned 29 degrees to the east between two rivers, with Broadway running across them',
    source: 'https://en.wikipedia.org/wiki/Commissioners%27_Plan_of_1811',
  },
  // The page /PR-Authority-new-york, which sells press releases. Its headline is `dateline` and `correctedHeadline`, in which `del` is struck out and
  // `ins` replaces it. `isPlaceholder` marks promises that are invented, and have to be confirmed before the site goes live.
  pressPage: {
    head: {
      title: withBrand(`${brand.product} in New York, New York`),
      description:
        'A 700-word release for New York, on 450+ news sites: five boroughs, one dateline, and a first sentence that survives the subway.',
    },
    correctedHeadline: [
      ['The city', 'that never'],
      [[{ del: 'sleeps.' }], [{ ins: 'skims.' }]],
    ],
    intro:
      'We write your news in 700 words, with paid placement on 450+ news sites and local distribution in all five boroughs. New Yorkers read standing up and get off at the next stop, so the point comes first.',
    releaseLabel: 'a New York release',
    packagesNote: {
      isPlaceholder: true,
      text: 'In each of the three you get the 450+ sites, and locally those that report from the five boroughs and the towns across the Hudson. “Priority” runs your release before those of smaller packages; “Premium” adds those with the most readers.',
    },
    outletsHeadline: [['New York’s'], ['newsrooms.']],
    notes: [
      {
        title: 'An address that editors know',
        text: '“New York-based” says nothing to eight million people who are. Hunts Point, Sunset Park, Long Island City: an address with a corner to it gets an assignment editor’s pencil moving.',
      },
      {
        title: 'A day without motorcades',
        text: 'In September the General Assembly closes the East Side, and Fashion Week comes just before. A photo call that needs a camera van, a curb and a permit should wait until October gives the avenues back.',
      },
      {
        isPlaceholder: true,
        title: 'One release, cut for six trades',
        text: 'Money, law, fashion, food, theater and real estate each have a press of their own within a few stops. We write the general release so that it can be cut six ways, and mark in the margin which paragraph the fashion desk may lose and the property desk may not.',
      },
    ],
    faq: [
      {
        question: 'Will the national papers see it, since they are here?',
        answer:
          'They are in the same city, not in the same business. This page is about local newsrooms, and we promise coverage by none of them. What we promise is the 450+ sites. If an editor on Eighth Avenue reads one of those over lunch, good. If none does, a customer in Bay Ridge still can, on a phone, between stations.',
      },
      {
        question: 'Do we need an event?',
        answer:
          'Hardly ever. A room in Manhattan can cost more than a Launch package, and it competes with every other room that evening. Invite one reporter to the Brooklyn warehouse where the thing is made. It is cheaper and it photographs.',
      },
      {
        question: 'Our lawyers will want to read it. Does that slow you down?',
        answer:
          'Only if they see it last. Send us the sentence that they always strike, and it will not be in the draft. A release that comes back from midtown with tracked changes the night before is a release that runs next week, under somebody else’s headline.',
      },
      {
        isPlaceholder: true,
        question: 'We launch on a fixed day. Which package?',
        answer:
          'Growth or Authority: their releases run before those of smaller packages. Write the day in your first message, and the hour if there is one. New York forgives a dull headline sooner than a late one.',
      },
    ],
    closing: {
      headline: [['Stand clear.', 'It’s closing.']],
      text: 'The doors, we mean. Editions here close early and shut hard. Give us the story by ten, Eastern time, when the Milwaukee desk sits down.',
    },
  },
  // The page /creative-studio-new-york, which sells the studio's services. Each service has one sentence in two parts:
  // its first words in capitals, and the rest.
  studio: {
    head: {
      title: withBrand('Creative studio for New York founders'),
      description:
        'Brand, product and launch for New York founders who sell to banks, brands, landlords and each other, and get one meeting to do it.',
    },
    headline: [['One meeting.'], [['Make it ', { del: 'pop.' }], [{ ins: 'plain.' }]]],
    intro:
      'We name, design and build your company, for a fee, or for equity, typically 10–25%. Its first customer is on the 30th floor and says no for a living.',
    services: {
      'Brand Strategy & Identity': [
        'A SIGN ON BROADWAY',
        'is read from a moving cab; we draw the mark small, then smaller, then in one color, and keep the one that survives.',
      ],
      'MVP Development': [
        'A SHOWROOM ON SEVENTH AVENUE',
        'has no time for a beta; the first version takes one order from start to finish, on the buyer’s own phone.',
      ],
      'Go-to-Market Strategy': [
        'A BANK’S VENDOR FORM',
        'is longer than its contract; we find out who signs it, answer what it asks, and set a price that can stand the wait.',
      ],
      PR: [
        'THE OPENING BELL',
        'rings at half past nine; we send what is for investors the evening before, and what is for the neighborhood by noon.',
      ],
      SEO: [
        '“NEAR ME”',
        'means Astoria in one pocket and Red Hook in the next; each place you serve gets a page with its own hours and its own prices.',
      ],
      'Social Media': [
        'ONE HAND ON THE POLE,',
        'one on the screen: your posts put the picture first, the point second, and make sense with the sound off.',
      ],
      'Copywriting & Storytelling': [
        'EVERYBODY HERE EDITS,',
        'so your lawyer, your co-founder and your mother see the copy only when it is down to what all three would leave in.',
      ],
      'Fundraising Support': [
        'WALL STREET',
        'turns to the footnotes first; we build the model and the slide together, so the same number appears in both.',
      ],
      'Long-term Partnership': [
        'A CO-OP BOARD',
        'asks for more paper than we do: one agreement, our equity (typically 10–25%), hosting, tools and ads yours, and our name beside yours on the door.',
      ],
    },
    ecosystem: {
      headline: [['Every buyer is on'], ['the same grid.']],
      paragraphs: [
        'Silicon Alley was a joke about Broadway in the 1990s, and it stuck. One thing has not changed: a New York startup lives among its customers. The banks are on Park Avenue, advertising is around Madison Square, fashion along Seventh Avenue, publishing in midtown, the hospitals along First Avenue. You can sell on foot.',
        'So products here tend to be made for somebody in particular: a compliance officer, a showroom, a super with a ring of keys. Such people judge by finish. A misaligned table reads as a mistake in the numbers. We set type, forms and figures to the standard of the documents they sign.',
        'The newest school is on an island. Cornell Tech opened on Roosevelt Island in 2017, engineers and business students under one roof, a cable car from midtown. Its founders, and Columbia’s and NYU’s, arrive with working code and a deck in nine fonts. We can do something about the fonts.',
      ],
    },
    faq: [
      {
        question: 'New York has a thousand agencies. Why you?',
        answer:
          'Most will sell you a campaign, a site or an app. In Milwaukee the people who name the product also write its code, and can be paid in shares. Also, you are not buying lunch.',
      },
      {
        question: 'Can you work with our compliance department?',
        answer:
          'Yes, and early. Send the rules before the first sketch: what has to be disclosed, archived or pre-approved. It is faster to design around FINRA than to be redesigned by it.',
      },
    ],
    closing: {
      headline: [['Elevator’s', 'here. Go.']],
      text: 'Tell it in one ride. If we can repeat it to the doorman on the way out, it is ready to be built.',
    },
  },
});
