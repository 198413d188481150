import { brand, withBrand } from '../brand.ts';
import { defineCity } from '../city.ts';

export default defineCity({
  // Boston: the texts and the map of its two pages. `packages/content/src/city.ts` explains every field.
  order: 5,
  slug: 'boston',
  name: 'Boston',
  state: 'Massachusetts',
  stateAbbreviation: 'Mass.',
  coordinates: [42.36, -71.058],
  description: 'Labs that publish first and ask for press second.',
  dateline: [['BOSTON']],
  // The last check of the facts: its day, which visitors see; its `basis`, which is `sources` or `from memory`; and in `sources`, for each fact
  // in the texts below, the page that proves it.
  checked: {
    on: '2026-11-21',
    basis: 'sources',
    sources: {
      'the Back Bay’s alphabet': 'https://forgotten-ny.com/2015/05/back-bay-alleys/',
      'leases on September 1': 'https://www.bostonologist.org/feed/2015/1/29/moving-day',
      'Publick Occurrences, 1690': 'https://www.history.com/articles/first-colonial-american-newspaper-1690',
      'ether, 1846': 'https://en.wikipedia.org/wiki/Ether_Dome',
      'Bell’s boarding house, 1876':
        'https://legacy.xconomy.com/2008/01/03/the-telephone-gambit-did-bell-steal-his-legendary-invention',
      'Moderna, 2010, Cambridge, messenger RNA': 'https://masterlive-vaccinology.eu/em_portfolios/moderna/',
      'the Red Line at Mass General and MIT': 'https://en.wikipedia.org/wiki/Charles/MGH_(MBTA_station)',
      'the Red Line at Harvard': 'https://en.wikipedia.org/wiki/Harvard_(MBTA_station)',
      'grants from the NIH': 'https://www.bmrb.org/boston-a-leader-in-fy20-nih-funding/',
      'Boston Dynamics, MIT and Route 128':
        'https://www.bostonglobe.com/2022/11/01/business/boston-dynamics-is-teaching-its-robots-new-tricks/',
    },
  },
  // Real newsrooms, each with a page that proves its name and type. Television stations have the network as their type.
  localMediaOutlets: [
    { name: 'The Boston Globe', type: 'Daily', source: 'https://britannica.com/topic/The-Boston-Globe' },
    {
      name: 'Boston Business Journal',
      type: 'Weekly',
      source: 'https://talkingbiznews.com/1/acbj-names-its-best-papers',
    },
    { name: 'STAT', type: 'Online', source: 'https://www.statnews.com/about/' },
    { name: 'WBUR', type: 'Public radio', source: 'https://en.wikipedia.org/wiki/WBUR-FM' },
    {
      name: 'WCVB',
      type: 'ABC',
      source: 'https://www.nexttv.com/news/local-news-close-up-better-things-are-bruin-in-boston',
    },
    {
      name: 'WBZ',
      type: 'CBS',
      source: 'https://www.nexttv.com/news/local-news-close-up-better-things-are-bruin-in-boston',
    },
    {
      name: 'WBTS',
      type: 'NBC',
      source: 'https://www.nexttv.com/news/local-news-close-up-better-things-are-bruin-in-boston',
    },
    {
      name: 'WFXT',
      type: 'FOX',
      source: 'https://www.nexttv.com/news/local-news-close-up-better-things-are-bruin-in-boston',
    },
  ],
  // The street map: a grid of equal blocks, turned by `bearing` degrees from north. Lengths (`blockSize`, `streetWidth`, `depth`) are in
  // units of the picture. Positions (`at`, `squares`, `from`, `to`) are numbers of blocks: the column and the row, from the top left.
  // `squares` have trees instead of buildings; `mainStreet` is drawn in blue.
  streetPlan: {
    bearing: -19,
    columns: 8,
    rows: 9,
    blockSize: [42, 27],
    streetWidth: 8,
    squares: [[5, 5]],
    landmark: { at: [8, 1], size: [2, 4], label: 'The Public Garden', form: 'park' },
    mainStreet: { along: 'row', at: 3, label: 'Commonwealth Ave.' },
    diagonal: {
      from: [5, 9],
      to: [8, 7],
      label: 'Columbus Ave.',
      adjacentGrid: { blockSize: [60, 27], streetWidth: 8 },
    },
    water: [{ side: 'north', label: 'Charles River', depth: 155, rotation: -19 }],
    silhouettes: ['stayedBridge'],
  },
  illustration: {
    caption:
      'The Back Bay, straight because it is made land. Its cross streets run in alphabetical order, Arlington to Hereford; the rest of town was named as it came.',
    alt: 'Engraved plan of Boston’s Back Bay: eight columns of long blocks along the Charles River, with Commonwealth Avenue down the middle, the Public Garden at its eastern end and Columbus Avenue across its lower corner',
    source: 'https://backbayhouses.org/overview-development-of-the-back-bay/',
  },
  // The page /PR-Authority-boston, which sells press releases. Its headline is `dateline` and `correctedHeadline`, in which `del` is struck out and
  // `ins` replaces it. `isPlaceholder` marks promises that are invented, and have to be confirmed before the site goes live.
  pressPage: {
    head: {
      title: withBrand(`${brand.product} in Boston, Massachusetts`),
      description:
        'A 700-word release for Boston, on 450+ news sites: results in plain English, out when the embargo lifts, for readers who check the citation.',
    },
    correctedHeadline: [['Make it wicked'], [[{ del: 'smart.' }], [{ ins: 'clear.' }]]],
    intro:
      'You buy paid placement on 450+ news sites, and local distribution from Worcester to the Cape. We write the 700-word release in plain English, and it holds up before whoever refereed your paper.',
    releaseLabel: 'a Boston release',
    packagesNote: {
      isPlaceholder: true,
      text: 'All three bring 450+ news sites and, as their local part, sites from Worcester to the Cape and up to New Hampshire. Priority placement is scheduled first, ahead of what a smaller package has waiting; premium placement includes titles with the largest readership. A lab with one result to announce needs only the first.',
    },
    outletsHeadline: [['Boston’s'], ['newsrooms.']],
    notes: [
      {
        isPlaceholder: true,
        title: 'Sent when the embargo lifts',
        text: 'When a journal carries your result, it sets the hour. We have your approval the day before and send the release at that hour, not earlier.',
      },
      {
        title: 'Understood by a patient',
        text: 'Kendall Square talks in pathways. The six o’clock news talks in people. Our first paragraph has a person in it, and a number that Kendall Square will stand behind.',
      },
      {
        title: 'Timed to the academic year',
        text: 'Leases turn over on September 1, dormitories empty in May, and on Patriots’ Day everyone is at the marathon. The best weeks lie between midterms, when the professor you want to quote has time to pick up.',
      },
    ],
    faq: [
      {
        isPlaceholder: true,
        question: 'The university has a press office. Why would we need you?',
        answer:
          'Use it for the discovery; it is good at that. It speaks for Cambridge or Longwood, though, and not for your company, its product or its round. We write that second release so that the two can stand on one page without contradicting each other.',
      },
      {
        isPlaceholder: true,
        question: 'Our results are preliminary. Can we announce?',
        answer:
          'You can announce what is true: that a trial has begun, a site has opened, a first patient was treated. We will not write “cure,” and we keep the word “may” in the headline where it belongs. A Boston editor will look for it.',
      },
      {
        question: 'We have a Nobel laureate on the board. Should that be the headline?',
        answer:
          'Put it in the third paragraph. This town has had laureates at the next table for too long to be startled by one. Name the postdoc who ran the experiment, and say what the treatment costs, which older one it replaces and who may use it first. She can also be reached by phone; the laureate is on a plane.',
      },
    ],
    closing: {
      headline: [['One issue,', 'in 1690.']],
      text: 'Publick Occurrences, the first newspaper of the colonies, was printed here and shut down after that one issue. Have your facts in order, then file.',
    },
  },
  // The page /creative-studio-boston, which sells the studio's services. Each service has one sentence in two parts:
  // its first words in capitals, and the rest.
  studio: {
    head: {
      title: withBrand('Creative studio for Boston, Massachusetts'),
      description:
        'Brand, product and launch for Boston founders coming out of the lab: biotech, robots and climate hardware, explained to those who will pay.',
    },
    headline: [['From the bench'], [['to the ', { del: 'journal.' }], [{ ins: 'buyer.' }]]],
    intro:
      'We build your company around what survived peer review: a name, a product to click, a page your aunt can follow. You pay a fee, or equity (typically 10–25%) plus hosting, tools and ads.',
    services: {
      'Brand Strategy & Identity': [
        'KENDALL SQUARE',
        'names its companies after molecules; we look for the name that a patient can repeat to a sister, and draw it to fit a vial.',
      ],
      'MVP Development': [
        'A HOSPITAL',
        'lets no prototype near a real record, so the first version runs on invented patients, and a doctor can try it between rounds.',
      ],
      'Go-to-Market Strategy': [
        'TEACHING HOSPITALS',
        'buy by committee; we find the nurse who wants it, the engineer who objects and the office that signs, and give each a page.',
      ],
      PR: [
        'PATRIOTS’ DAY',
        'sends every camera to the marathon, so a release of ours runs in some other week, with the finding in its first line.',
      ],
      SEO: [
        'A POSTDOC AT MIDNIGHT',
        'searches for the assay and not for your slogan; we build the page that answers, with the method, the limits and the price.',
      ],
      'Social Media': [
        'THE RED LINE',
        'stops at Mass General, MIT and Harvard; we write three posts a week, each short enough to finish between two of them.',
      ],
      'Copywriting & Storytelling': [
        'PEER REVIEW',
        'taught you to hedge every verb; we strike the hedges that protect no one, and keep those your statistician insists on.',
      ],
      'Fundraising Support': [
        'GRANTS FROM THE NIH',
        'come first for many laboratories here; the deck shows what they have proved, and what an investor’s money would prove next.',
      ],
      'Long-term Partnership': [
        'ON SEPTEMBER 1',
        'half the town changes its address; a partner with equity, typically 10–25%, stays for the launch after this one, and for the move.',
      ],
    },
    ecosystem: {
      headline: [['Ether, telephone,'], ['messenger RNA.']],
      paragraphs: [
        'A dentist and a surgeon at Massachusetts General first showed ether at work in 1846; Bell’s assistant heard him through the wire in a Boston boarding house thirty years later. All of them had to convince skeptics. You still do. A site for a company from here has to open with the experiment, not with a mission.',
        'Across the river, laboratories stand so close around Kendall Square that rivals share a coffee line. Moderna was founded in Cambridge in 2010 to make medicines from messenger RNA, a term that no patient used; ten years later people argued about it in line at the pharmacy. Money there comes in tranches and proof in phases, and both are hard to draw. We turn them into plain diagrams: what was tested, on whom, and what happens next.',
        'Robots are the other crop. Boston Dynamics came out of MIT and builds in Waltham, on Route 128; the shops around it make grippers, surgical arms and carts that find their own way through a warehouse. Their buyers wear hard hats. They want a data sheet, a video without music and a price. We make the first two, and help you set the third.',
      ],
    },
    faq: [
      {
        isPlaceholder: true,
        question: 'Can you keep a secret until we file the patent?',
        answer:
          'Yes. We sign before you speak, and work from a description without the claims. Nothing leaks from us before your counsel has the filing receipt, and nothing runs after it without your approval.',
      },
      {
        question: 'None of us can sell. Can you?',
        answer:
          'We can make it easy to buy: one page, one demonstration, one person to write to. The rest is conversation, and professors are better at it than they think once somebody has taken away their slides.',
      },
    ],
    closing: {
      headline: [['Office hours', 'are open.']],
      text: 'By phone to Milwaukee: bring the paper or the poster. We ask the stupid questions now, so that your customer won’t have to.',
    },
  },
});
