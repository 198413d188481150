import { brand, withBrand } from '../brand.ts';
import { defineCity } from '../city.ts';

export default defineCity({
  // San Francisco: the texts and the map of its two pages. `packages/content/src/city.ts` explains every field.
  order: 1,
  slug: 'san-francisco',
  name: 'San Francisco',
  state: 'California',
  stateAbbreviation: 'Calif.',
  coordinates: [37.779, -122.419],
  description: 'Where every reporter has heard the pitch already. Bring\u00A0a\u00A0fact.',
  dateline: [['SAN FRANCISCO']],
  // The last check of the facts: its day, which visitors see; its `basis`, which is `sources` or `from memory`; and in `sources`, for each fact
  // in the texts below, the page that proves it.
  checked: {
    on: '2026-11-21',
    basis: 'sources',
    sources: {
      'January’s conference, in its second week':
        'https://sfstandard.com/2025/01/13/jpmorgan-healthcare-conference-attendee-reactions/',
      'the Chronicle on Mission Street': 'https://en.wikipedia.org/wiki/San_Francisco_Chronicle',
      'tools for prospectors, since 1849':
        'https://worldhistory.us/american-history/the-real-story-of-the-california-gold-rush.php',
      'the riveted trouser, 1873': 'https://levis.fandom.com/wiki/Patent',
      'billboards along Highway 101':
        'https://www.northwestmagazine.com/business/its-ok-if-you-dont-understand-the-billboards-of-silicon-valley',
      'venture firms on Sand Hill Road': 'https://ocampocapital.com/blog/the-legacy-of-sand-hill-road',
      'Genentech, 1976, and its move': 'https://www.gene.com/stories/choosing-south-city',
    },
  },
  // Real newsrooms, each with a page that proves its name and type. Television stations have the network as their type.
  localMediaOutlets: [
    {
      name: 'San Francisco Chronicle',
      type: 'Daily',
      source: 'https://en.wikipedia.org/wiki/San_Francisco_Chronicle',
    },
    {
      name: 'San Francisco Business Times',
      type: 'Weekly',
      source: 'https://talkingbiznews.com/1/acbj-to-combine-two-california-papers/',
    },
    {
      name: 'The San Francisco Standard',
      type: 'Online',
      source:
        'https://sfstandard.com/2025/07/15/kqed-lays-off-45-workers-cut-programs-amid-12-million-deficit',
    },
    {
      name: 'KQED',
      type: 'Public radio',
      source:
        'https://www.kqed.org/news/12048122/kqed-to-slash-workforce-by-15-cutting-dozens-of-jobs-in-latest-round-of-layoffs',
    },
    { name: 'KGO', type: 'ABC', source: 'https://en.wikipedia.org/wiki/KGO-TV' },
    { name: 'KNTV', type: 'NBC', source: 'https://en.wikipedia.org/wiki/KNTV' },
    { name: 'KPIX', type: 'CBS', source: 'https://en.wikipedia.org/wiki/KPIX-TV' },
    { name: 'KTVU', type: 'FOX', source: 'https://en.wikipedia.org/wiki/KTVU' },
  ],
  // The street map: a grid of equal blocks, turned by `bearing` degrees from north. Lengths (`blockSize`, `streetWidth`, `depth`) are in
  // units of the picture. Positions (`at`, `squares`, `from`, `to`) are numbers of blocks: the column and the row, from the top left.
  // `squares` have trees instead of buildings; `mainStreet` is drawn in blue.
  streetPlan: {
    bearing: -9,
    columns: 12,
    rows: 15,
    blockSize: [30, 20],
    streetWidth: 7,
    squares: [
      [7, 3],
      [6, 1],
    ],
    landmark: { at: [5, 6], size: [1, 1], label: 'Union Square', form: 'park' },
    mainStreet: { along: 'column', at: 8, label: 'Kearny St.' },
    diagonal: {
      from: [2, 12],
      to: [10, 4],
      label: 'Market St.',
      adjacentGrid: { blockSize: [50, 34], streetWidth: 9 },
    },
    water: [
      { side: 'north', label: 'The Golden Gate', depth: 85, rotation: -9 },
      { side: 'east', label: 'The Bay', depth: 70, rotation: -28 },
    ],
    silhouettes: ['suspensionBridge', 'pyramid'],
  },
  illustration: {
    caption:
      'The grid of 1839, drawn over the hills as if they were not there. In 1847 Market Street cut across it, 120 feet wide, with a second grid askew below.',
    alt: 'Engraved plan of downtown San Francisco: a grid turned nine degrees to the west, cut by Market Street, with a second grid below and the bay to the east',
    source: 'https://www.sfweekly.com/2005-06-29/news/the-streets-of-san-francisco/',
  },
  // The page /PR-Authority-san-francisco, which sells press releases. Its headline is `dateline` and `correctedHeadline`, in which `del` is struck out and
  // `ins` replaces it. `isPlaceholder` marks promises that are invented, and have to be confirmed before the site goes live.
  pressPage: {
    head: {
      title: withBrand(`${brand.product} in San Francisco, California`),
      description:
        'A 700-word release for San Francisco, on 450+ news sites: written for reporters who cover founders daily and have heard the adjective before.',
    },
    correctedHeadline: [['Move fast and'], [[{ del: 'break' }], [{ ins: 'explain' }], ['things.']]],
    intro:
      'You tell us the news, we write a 700-word release, and paid placement puts it on 450+ news sites, with local distribution around the Bay. We leave out the sentence every reader here could finish.',
    releaseLabel: 'a San Francisco release',
    packagesNote: {
      isPlaceholder: true,
      text: 'Local distribution covers news sites in all nine counties of the Bay. It comes with each package, as do the 450+ sites. Priority: your release goes out before those of smaller packages. Premium: the sites with the most readers are among yours.',
    },
    outletsHeadline: [['Newsrooms'], ['by the Bay.']],
    notes: [
      {
        isPlaceholder: true,
        title: 'A lead that outlasts the round',
        text: 'In most towns a million dollars is news. Here it is Wednesday. We lead with what the money has already built, and put the sum in the second paragraph.',
      },
      {
        isPlaceholder: true,
        title: 'A week without keynotes',
        text: 'Each fall the big conferences fill Moscone Center, and the desks with them. The quiet weeks are late in January, once the healthcare bankers have flown home, and late in August, before Labor Day. We book those first.',
      },
      {
        title: 'An angle that local editors cover',
        text: 'Muni, housing, fog, the bridge toll: local editors cover a place before an industry. If your product touches one of these, that is your angle, and a rider, a tenant or a driver is your first quotation.',
      },
    ],
    faq: [
      {
        question: 'Isn’t everybody here pitching the same reporters?',
        answer:
          'Yes, which is why the release does not depend on them. It runs on 450+ sites without anyone’s favor. What it says is then on record when a reporter on Mission Street looks you up, and they all look you up.',
      },
      {
        isPlaceholder: true,
        question: 'We are in Oakland. Is that San Francisco?',
        answer:
          'Not to anyone in Oakland. We set the dateline where the work is done: Oakland, Berkeley, San Mateo or the city itself. The stations on this page cover all nine counties of the Bay, and they notice when a release gets the bridge wrong.',
      },
      {
        question: 'The board wants a launch. How much of one should we buy?',
        answer:
          'One release, if there is one fact; that is the Launch package. Growth is for a round, a hire and a product that are three stories, weeks apart. This city forgets a company within the month, so we would rather run the second story then than the first one louder.',
      },
      {
        question: 'Our date falls in the week of the healthcare conference. Should we move it?',
        answer:
          'Move it, unless you make medicine. In the second week of January bankers, biotechs and the people who write about both crowd into the hotels around Union Square, and nobody there reads mail about payroll software. If medicine is what you make, file on the Thursday before: trial, number of patients and result in the first line. Your meetings can then begin with the second question, which is the one that pays.',
      },
    ],
    closing: {
      headline: [['File before', 'the fog lifts.']],
      text: 'It usually burns off by lunch. Write at seven, Pacific time; it is nine in Milwaukee and the desk is open.',
    },
  },
  // The page /creative-studio-san-francisco, which sells the studio's services. Each service has one sentence in two parts:
  // its first words in capitals, and the rest.
  studio: {
    head: {
      title: withBrand('Creative studio for San Francisco, Calif.'),
      description:
        'Brand, product and launch for San Francisco founders who would rather spend the seed round on customers than on a design department.',
    },
    headline: [
      ['The demo', 'worked.'],
      [['Now ', { del: 'raise.' }], [{ ins: 'ship.' }]],
    ],
    intro:
      'We name, design and build your company. The team is already together, so you outbid nobody for it. The price: a fee, or equity, typically 10–25%.',
    services: {
      'Brand Strategy & Identity': [
        'SOUTH OF MARKET',
        'has used up the short names that end in “ai”; we find one you can hear across a bar, spell the next day and still register.',
      ],
      'MVP Development': [
        'A WEEKEND HACKATHON',
        'leaves you with a demo; we build the sign-up, the billing and whatever breaks when the second user arrives.',
      ],
      'Go-to-Market Strategy': [
        'YOUR FIRST HUNDRED USERS',
        'are other startups on free credits; we go and find the one after them, in Fresno or in freight, who pays.',
      ],
      PR: [
        'KEYNOTE WEEK AT MOSCONE',
        'swallows every other announcement; yours goes out when the badges are in the trash and reporters answer mail again.',
      ],
      SEO: [
        'BUYERS HERE',
        'ask a chatbot before a search engine; we write pages of one question and one plain answer, which both of them can quote.',
      ],
      'Social Media': [
        'THE PERSON WHO SHIPPED IT',
        'is believed in this town, and the company account is not; we turn the week’s commits into three posts in that person’s name.',
      ],
      'Copywriting & Storytelling': [
        'BILLBOARDS ALONG HIGHWAY 101',
        'are written for the other founders; we write the line that the driver in the next lane, who fixes roofs, would get.',
      ],
      'Fundraising Support': [
        'SAND HILL ROAD',
        'has seen your first slide in other colors; we spend the rehearsal on the questions that come after it.',
      ],
      'Long-term Partnership': [
        'EMPLOYEES HERE',
        'leave once their options have vested; we typically hold 10–25%, ship with you, and can be reached the year after the launch.',
      ],
    },
    ecosystem: {
      headline: [['Rivets, genes'], ['and tokens.']],
      paragraphs: [
        'The city has sold tools to prospectors since 1849. Levi Strauss and a tailor from Reno patented the riveted trouser in 1873, and the pattern has held: a rush begins, most people dig, a few make something the diggers need. Ask which of the two your company is. It changes the first page of your site.',
        'Genentech was founded in the city in 1976 and soon moved down the bayshore; the laboratories now run from there to the university’s campus at Mission Bay. South of Market builds software, most of it lately about models that write software. In both trades buyers are expert, blunt and quick: they open the documentation before the home page. We design it in that order.',
        'What is scarce is attention. A founder here competes with every launch in the world, half of them announced within a mile. A plain name, a product that loads at once and a sentence that a cousin in Fresno understands are worth more than another integration.',
      ],
    },
    faq: [
      {
        question: 'Our investors want to see traction, not design. What do you do first?',
        answer:
          'The page that sells, and the first five minutes of the product. Those two move the figure on the slide. Stationery can wait until you have somebody to write to.',
      },
      {
        isPlaceholder: true,
        question: 'Why hire a studio in Milwaukee from here?',
        answer:
          'For the distance. Nobody on our bench is being courted by the company upstairs, or overhears your plan in a cafe on Valencia. And we start two hours before you do: what you mark at night is fixed by your first coffee.',
      },
    ],
    closing: {
      headline: [['Skip the demo day.']],
      text: 'Show us what runs on your laptop. Half an hour, no stage, and an honest guess at what it would take to sell it.',
    },
  },
});
