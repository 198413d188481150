import { brand, withBrand } from '../brand.ts';
import { defineCity } from '../city.ts';

export default defineCity({
  // Austin: the texts and the map of its two pages. `packages/content/src/city.ts` explains every field.
  order: 3,
  slug: 'austin',
  name: 'Austin',
  state: 'Texas',
  stateAbbreviation: 'Texas',
  coordinates: [30.265, -97.747],
  description: 'A capital, a campus and a music beat that share one downtown.',
  dateline: [['AUSTIN,', 'Texas']],
  // The last check of the facts: its day, which visitors see; its `basis`, which is `sources` or `from memory`; and in `sources`, for each fact
  // in the texts below, the page that proves it.
  checked: {
    on: '2026-11-21',
    basis: 'sources',
    sources: {
      'the legislature’s 140 days':
        'https://library.achievingthedream.org/austincctexasgovernment/chapter/sessions-regular-and-special/',
      'South by Southwest in March, all over downtown':
        'https://www.fox7austin.com/news/sxsw-2026-changes-what-you-should-know',
      'the campus, from 15th Street':
        'https://news.utexas.edu/2018/09/06/whats-the-story-behind-the-forty-acres',
      'the bats, March to October': 'https://goaustin.bar-z.com/418/location/bats',
      'the state’s fiscal year, from September 1':
        'https://www.county.org/News/County-Issues/2020/February/Overview-of-the-State-Budget-Process',
      'the clubs on Red River': 'https://en.wikipedia.org/wiki/Red_River_Cultural_District_(Austin,_Texas)',
      'football at the university':
        'https://www.afar.com/places/ut-darrell-k-royal-texas-memorial-stadium-austin',
      'Dell, 1984': 'https://www.siliconhillsnews.com/2024/05/04/dell-technologies-turns-40-years-old/',
      'chip makers and the campus': 'https://www.cbsnews.com/news/the-silicon-hills-of-texas/',
      'Samsung, since 1996: the 1990s': 'https://www.samsung.com/us/sas/company/history',
    },
  },
  // Real newsrooms, each with a page that proves its name and type. Television stations have the network as their type.
  localMediaOutlets: [
    {
      name: 'Austin American-Statesman',
      type: 'Daily',
      source:
        'https://austinmonitor.com/stories/whispers/hearst-corp-to-buy-austin-american-statesman-from-gannett',
    },
    {
      name: 'Austin Business Journal',
      type: 'Weekly',
      source: 'https://www.mediabuzz.org/newspapers/austin/',
    },
    {
      name: 'The Austin Chronicle',
      type: 'Weekly',
      source: 'https://en.wikipedia.org/wiki/The_Austin_Chronicle',
    },
    { name: 'Community Impact', type: 'Monthly', source: 'https://en.wikipedia.org/wiki/Community_Impact' },
    {
      name: 'KVUE',
      type: 'ABC',
      source: 'https://www.nexttv.com/features/local-news-texas-capital-still-weird-booming',
    },
    {
      name: 'KXAN',
      type: 'NBC',
      source: 'https://www.nexttv.com/features/local-news-texas-capital-still-weird-booming',
    },
    { name: 'KEYE', type: 'CBS', source: 'https://en.wikipedia.org/wiki/KEYE-TV' },
    {
      name: 'KTBC',
      type: 'FOX',
      source: 'https://www.nexttv.com/features/local-news-texas-capital-still-weird-booming',
    },
  ],
  // The street map: a grid of equal blocks, turned by `bearing` degrees from north. Lengths (`blockSize`, `streetWidth`, `depth`) are in
  // units of the picture. Positions (`at`, `squares`, `from`, `to`) are numbers of blocks: the column and the row, from the top left.
  // `squares` have trees instead of buildings; `mainStreet` is drawn in blue.
  streetPlan: {
    bearing: 18,
    columns: 14,
    rows: 14,
    blockSize: [24, 24],
    streetWidth: 7,
    squares: [
      [3, 4],
      [9, 4],
      [3, 10],
      [11, 9],
    ],
    landmark: { at: [6, 0], size: [2, 2], label: 'The Capitol', form: 'dome' },
    mainStreet: { along: 'column', at: 7, label: 'Congress Ave.' },
    water: [{ side: 'south', label: 'Lady Bird Lake', depth: 122 }],
    silhouettes: ['archBridge'],
  },
  illustration: {
    caption:
      'The 1839 plan: fourteen blocks by fourteen, turned to meet the river, with four public squares.',
    alt: 'Engraved plan of downtown Austin: a fourteen by fourteen grid turned 18 degrees, with the Capitol at its head and the river at its foot',
    source: 'https://en.wikipedia.org/wiki/Waller_Plan',
  },
  // The page /PR-Authority-austin, which sells press releases. Its headline is `dateline` and `correctedHeadline`, in which `del` is struck out and
  // `ins` replaces it. `isPlaceholder` marks promises that are invented, and have to be confirmed before the site goes live.
  pressPage: {
    head: {
      title: withBrand(`${brand.product} in Austin, Texas`),
      description:
        'A 700-word release written for Austin and placed on 450+ news sites, around the legislature, South by Southwest and the University of Texas.',
    },
    correctedHeadline: [['Keep Austin'], [[{ del: 'weird.' }], [{ ins: 'informed.' }]]],
    intro:
      'Your news becomes a 700-word release, with paid placement on 450+ news sites and local distribution. The legislature, the university and the music fill the papers; we pick the day for yours.',
    releaseLabel: 'an Austin release',
    packagesNote: {
      isPlaceholder: true,
      text: 'Whichever you take, your releases run on 450+ sites. Those of Travis, Williamson and Hays counties are the local part. Priority releases run before any from Launch; premium placement adds the most widely read sites. A booth at the festival needs one release; a product line needs several.',
    },
    outletsHeadline: [['Newsrooms that'], ['cover Austin.']],
    notes: [
      {
        isPlaceholder: true,
        title: 'A date clear of the Capitol',
        text: 'In odd-numbered years the legislature sits from January for 140 days and takes the front page with it. We file around the session, or straight into it.',
      },
      {
        title: 'Out before March fills up',
        text: 'South by Southwest fills every inbox in town. Announce in February, while editors still answer, or come with something a reporter can stand next to and a photographer can light.',
      },
      {
        title: 'Research told as home news',
        text: 'The University of Texas begins where the old plan ends. Research with a local name on it is a story here before it is one anywhere else.',
      },
    ],
    faq: [
      {
        question: 'We moved here from California. Is that the story?',
        answer:
          'Not anymore; Austin has read it. What you hired for, leased or taught in Travis County is still news. Lead with the address and the payroll, and leave the moving truck to the third paragraph.',
      },
      {
        question: 'Should we launch at South by Southwest?',
        answer:
          'Only if people can touch it. Badges come to town with full calendars, and local desks send everyone they have downtown. A release in the last week of February reads better and costs you no booth.',
      },
      {
        question: 'Our plant is in Round Rock. Do we say Austin?',
        answer:
          'Say both: the dateline is Round Rock, and Austin is in the first sentence, because the people who work there live along the interstate and will want to see their exit in print. Kyle and Pflugerville feel the same. What you make, how many you hire and what they earn come before who invested.',
      },
      {
        question: 'Which package suits a\u00A0company that sells to the state?',
        answer:
          'Growth, as a rule. Of its three releases, one runs when the pilot begins, one when an agency reports what it saved, and one when the next agency signs. Spread over a session and a summer they read like a record; all in one month, they read like a campaign.',
      },
    ],
    closing: {
      isPlaceholder: true,
      headline: [['Write before', 'the bats fly.']],
      text: 'Spring to fall they leave the Congress Avenue bridge at dusk. Send your story by nine in the morning, and our desk has the whole day for it before they stir.',
    },
  },
  // The page /creative-studio-austin, which sells the studio's services. Each service has one sentence in two parts:
  // its first words in capitals, and the rest.
  studio: {
    head: {
      title: withBrand('Creative studio for Austin, Texas'),
      description:
        'Brand, product and launch for Austin founders: chips, games and state contracts, built by one team of designers and engineers.',
    },
    headline: [
      ['Built for', 'the town'],
      [
        ['that ', { del: 'pitches' }],
        [{ ins: 'plays' }, ' it live.'],
      ],
    ],
    intro:
      'We name, design and build your company, for a fee, or for equity, typically 10–25%. Austin tries things out in front of people; so do we, with a first version early.',
    services: {
      'Brand Strategy & Identity': [
        'A MARQUEE ON RED RIVER',
        'holds about a dozen letters; a name that fits there will also fit on a chip, a jersey and a state contract.',
      ],
      'MVP Development': [
        'AN OPENING ACT',
        'gets half an hour and no excuses, and so does a first version: we cut yours to the one song that people came for.',
      ],
      'Go-to-Market Strategy': [
        'THE STATE’S FISCAL YEAR',
        'begins on September 1; we count back from it to the week in which each agency has to have seen your demo.',
      ],
      PR: [
        'HOME GAMES',
        'own the fall; we keep your release off those Saturdays, and put the jobs in Travis County ahead of the round.',
      ],
      SEO: [
        'NEWCOMERS',
        'type what no native would ask, such as which county, which permit, which utility; the page that tells them first is yours.',
      ],
      'Social Media': [
        'A BAND',
        'gets known here by playing where people already are; your posts are filmed at the loading dock, not in front of a ring light.',
      ],
      'Copywriting & Storytelling': [
        '“TEXAS-SIZED”',
        'is struck from every draft; what replaces it is the size in acres, gallons or dollars, which is usually larger.',
      ],
      'Fundraising Support': [
        'MONEY IN THIS TOWN',
        'was often made in hardware and asks about margin before vision; the deck therefore opens with the bill of materials.',
      ],
      'Long-term Partnership': [
        'THE BAND SPLITS THE DOOR:',
        'we take a share, typically 10–25%, in place of a fee, help load the van, and stay for the second record.',
      ],
    },
    ecosystem: {
      headline: [['Chips, state'], ['and stage.']],
      paragraphs: [
        'Dell began in a dormitory room at the University of Texas in 1984. The chip makers hire from the same campus, and Samsung has made semiconductors in North Austin since the 1990s. A hardware founder can find a layout engineer, a clean room and a barbecue argument without leaving the county.',
        'The other employer is the state. Agencies buy software on long forms and short budgets, and the session decides both. A company that sells to Texas needs plain English on its first page and patience on its second; we can supply the first.',
        'Then there is the music. A club teaches you to watch the room, and Austin’s game studios learned from the clubs. It shows in what gets built here: demos before decks, and very little lanyard.',
      ],
    },
    faq: [
      {
        question: 'Is there an office in Austin?',
        answer:
          'No. The desk is in Milwaukee and keeps the same Central time, so 9 to 6 there is 9 to 6 on South Lamar. You share the working day to the minute.',
      },
      {
        question: 'We sell to state agencies. Can a studio help with that?',
        answer:
          'With the part people see: a site that answers the procurement officer’s questions, a product that meets accessibility rules from its first screen, and a capability statement of one page. The bid itself stays with you.',
      },
    ],
    closing: {
      headline: [['Your soundcheck', 'costs nothing.']],
      text: 'Thirty minutes, your idea, no slides. If it needs another verse before we build it, we will say which one.',
    },
  },
});
