import { brand, withBrand } from '../brand.ts';
import { defineCity } from '../city.ts';

export default defineCity({
  // Seattle: the texts and the map of its two pages. `packages/content/src/city.ts` explains every field.
  order: 4,
  slug: 'seattle',
  name: 'Seattle',
  state: 'Washington',
  stateAbbreviation: 'Wash.',
  coordinates: [47.604, -122.33],
  description: 'It rains, people stay in, and the newsletters are excellent.',
  dateline: [['SEATTLE']],
  // The last check of the facts: its day, which visitors see; its `basis`, which is `sources` or `from memory`; and in `sources`, for each fact
  // in the texts below, the page that proves it.
  checked: {
    on: '2026-11-21',
    basis: 'sources',
    sources: {
      'Boeing on Lake Union, 1916':
        'https://www.atlakeunionpark.org/history/historic-sites/bill-boeings-airplane-business',
      'rockets in Kent':
        'https://www.spaceflightinsider.com/organizations/blue-origin/new-year-new-headquarters-for-blue-origin/',
      'rockets in Redmond':
        'https://www.redmond-reporter.com/news/workers-at-aerojet-rocketdyne-in-redmond-play-major-role-in-orion-spacecraft-mission/',
      'fish called out at Pike Place':
        'https://www.tastingtable.com/1739778/do-they-throw-fish-pike-place-market/',
      'bids at the Port of Seattle': 'https://www.portseattle.org/node/26107',
      'Spokane’s own daily': 'https://historylink.org/File/10153',
      'Spokane’s own stations':
        'https://www.emediamonitor.com/en/country-information/north-america/united-states-dmas/spokane-washington',
      'Microsoft, 1979':
        'https://worldhistoryproject.org/1979/1/1/microsoft-moves-headquarters-to-bellevue-washington',
      'Amazon, 1994': 'https://historylink.org/File/23230',
      'Fishermen’s Terminal':
        'https://wsg.washington.edu/self-guided-field-trip-seattles-fishermens-terminal/',
      'listening to the sea floor': 'https://interactiveoceans.washington.edu/research-sites/',
      '35 minutes to Bainbridge': 'https://citiesinsider.com/country/united-states/seattle/ferry',
      'the sun in December': 'https://www.seattletimes.com/seattle-news/why-our-sunsets-are-stuck-in-time/',
    },
  },
  // Real newsrooms, each with a page that proves its name and type. Television stations have the network as their type.
  localMediaOutlets: [
    {
      name: 'The Seattle Times',
      type: 'Daily',
      source:
        'https://www.spokesman.com/stories/2025/nov/19/seattle-times-publisher-frank-blethen-hands-reins-/',
    },
    {
      name: 'Puget Sound Business Journal',
      type: 'Weekly',
      source: 'https://www.talkingbiznews.com/tag/american-city-business-journals/page/31/',
    },
    {
      name: 'GeekWire',
      type: 'Online',
      source:
        'https://www.geekwire.com/2015/geekwire-at-4-years-how-weve-evolved-and-whats-next-in-our-startup-adventure/',
    },
    { name: 'KUOW', type: 'Public radio', source: 'https://en.wikipedia.org/wiki/KUOW-FM' },
    { name: 'KOMO', type: 'ABC', source: 'https://en.wikipedia.org/wiki/KOMO-TV' },
    { name: 'KIRO', type: 'CBS', source: 'https://en.wikipedia.org/wiki/KIRO-TV' },
    { name: 'KING', type: 'NBC', source: 'https://en.wikipedia.org/wiki/KING-TV' },
    {
      name: 'KCPQ',
      type: 'FOX',
      source: 'https://www.nexttv.com/news/local-news-close-up-seattle-tacoma-wash',
    },
  ],
  // The street map: a grid of equal blocks, turned by `bearing` degrees from north. Lengths (`blockSize`, `streetWidth`, `depth`) are in
  // units of the picture. Positions (`at`, `squares`, `from`, `to`) are numbers of blocks: the column and the row, from the top left.
  // `squares` have trees instead of buildings; `mainStreet` is drawn in blue.
  streetPlan: {
    bearing: -32,
    columns: 10,
    rows: 14,
    blockSize: [20, 24],
    streetWidth: 7,
    squares: [[4, 6]],
    landmark: { at: [1, 8], size: [1, 1], label: 'Pioneer Square', form: 'park' },
    mainStreet: { along: 'column', at: 3, label: 'Second Ave.' },
    diagonal: {
      from: [0, 9],
      to: [7, 13],
      label: 'Yesler Way',
      adjacentGrid: { blockSize: [36, 24], streetWidth: 7 },
    },
    water: [{ side: 'west', label: 'Elliott Bay', depth: 130, rotation: -32 }],
    silhouettes: ['needle', 'mountain'],
  },
  illustration: {
    caption:
      'Denny and Boren turned their streets 32 degrees to the shore in 1853. Maynard kept his to the compass. Yesler Way is where they meet, and do not.',
    alt: 'Engraved plan of downtown Seattle: a grid turned 32 degrees to the west along Elliott Bay, cut at its southern end by Yesler Way',
    source: 'https://en.wikipedia.org/wiki/Street_layout_of_Seattle',
  },
  // The page /PR-Authority-seattle, which sells press releases. Its headline is `dateline` and `correctedHeadline`, in which `del` is struck out and
  // `ins` replaces it. `isPlaceholder` marks promises that are invented, and have to be confirmed before the site goes live.
  pressPage: {
    head: {
      title: withBrand(`${brand.product} in Seattle, Washington`),
      description:
        'A 700-word release for Seattle, on 450+ news sites: long mornings, short days, and readers between the ferry and the lake who finish the piece.',
    },
    correctedHeadline: [[[{ del: 'Sleepless' }], [{ ins: 'Read' }]], ['in Seattle.']],
    intro:
      'We write 700 words about your company, a release you can finish on the ferry. It comes with paid placement on 450+ news sites and local distribution around Puget Sound.',
    releaseLabel: 'a Seattle release',
    packagesNote: {
      isPlaceholder: true,
      text: 'Small or large, each package has 450+ sites. “Local” means sites on both shores of Puget Sound, from Everett to Tacoma. “Priority” is an earlier place in line than Launch has, and “Premium” a list with the best-read sites on it. If your budget is the size of a ferry ticket, begin with Launch.',
    },
    outletsHeadline: [['Newsrooms'], ['on the Sound.']],
    notes: [
      {
        isPlaceholder: true,
        title: 'A day without the giants',
        text: 'On the day that Boeing, Microsoft or Amazon has news, nobody else does. Their earnings dates are public. We check them before we pick yours.',
      },
      {
        title: 'News for both sides of the Sound',
        text: 'Tacoma, Everett, Bremerton, Bellevue: the stations reach them all, and each has its own reasons to care. A plant or a hire across the water belongs in the lead, ahead of the tower you lease downtown.',
      },
      {
        isPlaceholder: true,
        title: 'Figures that engineers trust',
        text: 'This town distrusts a boast and will forgive a footnote. We give the figure, the method and the limit, in that order. It is how engineers here tell each other things.',
      },
    ],
    faq: [
      {
        question: 'Half our staff used to work for one of the big two. Should the release say so?',
        answer:
          'Once, low down, and without the logo. Alumni of Redmond and South Lake Union are the rule here, not the news. Say what they could not build there, and why it took a small office in Fremont to do it.',
      },
      {
        question: 'When does Seattle read?',
        answer:
          'From November to March, all the time; in December the sun is down by half past four. In July nobody does, because the mountain is out. If the date is yours to choose, choose rain.',
      },
      {
        isPlaceholder: true,
        question: 'We are in Spokane. Is this our page?',
        answer:
          'It is, if your customers live west of the Cascades. Spokane has a daily and stations of its own, which follow Puget Sound about as closely as you would expect. If they live east of them, tell us, and we plan the local part of the distribution for that side.',
      },
      {
        isPlaceholder: true,
        question: 'Our engineers hate publicity. Can it be done without them?',
        answer:
          'With one of them, for half an hour, and no photograph. Let whoever wrote the design review answer five questions about it; we turn the answers into prose, and they strike what is not true. It usually comes back shorter, and they usually keep a copy.',
      },
    ],
    closing: {
      headline: [['The ferry’s', 'at the dock.']],
      text: 'You have 35 minutes to Bainbridge. That is long enough to tell us the story. Our questions come by email, in Milwaukee’s hours.',
    },
  },
  // The page /creative-studio-seattle, which sells the studio's services. Each service has one sentence in two parts:
  // its first words in capitals, and the rest.
  studio: {
    head: {
      title: withBrand('Creative studio for Seattle, Washington'),
      description:
        'Brand, product and launch for Seattle founders: cloud, aerospace, oceans and coffee carts, given a face by a team that reads the manual.',
    },
    headline: [['Good engineering,'], [['well ', { del: 'documented.' }], [{ ins: 'dressed.' }]]],
    intro:
      'You have built the part that works. We make a company of it: its name, its design and what is still to be built, for a fee, or for equity, typically 10–25%.',
    services: {
      'Brand Strategy & Identity': [
        'RAIN ON A SHOP WINDOW',
        'blurs a clever logo; ours are plain enough to be read through it, on a hull, and in the corner of a browser tab.',
      ],
      'MVP Development': [
        'BEFORE THE AIRPLANE',
        'comes the test rig, as every Boeing family knows; the first version is one, built to be broken by people you choose.',
      ],
      'Go-to-Market Strategy': [
        'PIKE PLACE',
        'sells by shouting and the Port of Seattle buys by sealed bid; we find out which of the two your customers are used to.',
      ],
      PR: [
        'A FERRY PASSENGER',
        'has time for all 700 words of a release; we fill them with the method and the result, and leave the adjectives on the dock.',
      ],
      SEO: [
        'DEVELOPERS IN BELLEVUE',
        'search for the error message, word for word; each one gets a page with its cause, its cure and your name at the foot.',
      ],
      'Social Media': [
        'QUIET ENGINEERS',
        'make good posts: we photograph the bench, quote the person at it, and spend no exclamation marks, three times a week.',
      ],
      'Copywriting & Storytelling': [
        'A SAFETY CARD',
        'gets everyone out in a few pictures; your first-run screens can do as much, and we write them beside whoever answers support.',
      ],
      'Fundraising Support': [
        'ANGELS',
        'who retired from the big two open the appendix first; the unit costs wait for them there, and agree with the slide.',
      ],
      'Long-term Partnership': [
        'A BOAT',
        'is built once and hauled out every year; for equity, typically 10–25%, we are there for the hauling, too.',
      ],
    },
    ecosystem: {
      headline: [['Planes, clouds'], ['and salmon.']],
      paragraphs: [
        'William Boeing started building seaplanes on Lake Union in 1916. The region has made large, careful things ever since, and the habits remain: checklists, test rigs, a certain silence. Rocket shops in Kent and Redmond hire from the same families. Their founders can explain a valve to a certifier. Explaining it to a customer is our job.',
        'Then came the software. Microsoft moved in from Albuquerque in 1979; Amazon set out from a garage in Bellevue in 1994 to sell books. Between them they taught two generations to write: one in specifications, the other in six-page memos. A founder who can produce six good pages already has a website. It needs cutting, and we cut.',
        'Under both lies the water. The fishing fleet winters at Fishermen’s Terminal, the University of Washington listens to the sea floor, and hatcheries, hydrophones and hull coatings are all startups now. They sell to harbor masters and tribes, to canneries and the Coast Guard: people with wet hands and small screens. We test at arm’s length, in the rain.',
      ],
    },
    faq: [
      {
        isPlaceholder: true,
        question: 'Our product is an API. What is there to design?',
        answer:
          'The first ten minutes. Documentation, errors, the console, the bill: that is the whole face of the thing, and developers from Ballard to Bangalore judge you by it. We write the error messages too.',
      },
      {
        isPlaceholder: true,
        question: 'How do the hours work?',
        answer:
          'The desk closes at six Central, which is four on Pike Street. We hold reviews in your morning and build through your afternoon. The overlap is seven hours of every working day.',
      },
    ],
    closing: {
      isPlaceholder: true,
      headline: [['Bring a coat', 'and a draft.']],
      text: 'A memo will do. Six pages, two pages, a paragraph on the back of a ferry schedule. We read all of it before the call.',
    },
  },
});
