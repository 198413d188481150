import { note, paragraph, list } from './textBlocks.ts';
import type { HeadlineText, Link, FundingStage, Sample, Section, StaticPath } from './types.ts';

export interface Article extends Sample {
  readonly path: StaticPath;
  readonly title: string;
  readonly headline: HeadlineText;
  readonly category: string;
  /** Reading time at 230 words a minute, rounded. */
  readonly readingMinutes: number;
  /** ISO date of first publication. */
  readonly published: `${number}-${number}-${number}`;
  /** Meta description, 70 to 160 characters. */
  readonly description: string;
  readonly standfirst: string;
  readonly sections: readonly Section[];
  readonly back: Link;
  readonly closing: { readonly headline: HeadlineText; readonly text: string; readonly action: Link };
}

/** Typical raises (specification, section 9). The ladder is drawn to scale from them. */
export const fundingStages: readonly FundingStage[] = [
  { name: 'Pre-seed', from: 50_000, to: 500_000, label: '$50K–$500K' },
  { name: 'Seed', from: 500_000, to: 2_000_000, label: '$500K–$2M' },
  { name: 'Series A', from: 2_000_000, to: 15_000_000, label: '$2M–$15M' },
  { name: 'Series B+', from: 15_000_000, to: null, label: '$15M+' },
];

export const article: Article = {
  kind: 'sample',
  path: '/insights/raising-capital-stages',
  title: 'The Different Stages of Raising Capital',
  headline: [
    ['The Different', 'Stages'],
    ['of Raising', 'Capital'],
  ],
  category: 'Fundraising',
  readingMinutes: 8,
  published: '2026-11-16',
  description:
    'Pre-seed, seed, Series A, Series B and beyond: what each round typically raises, what it is meant to prove, and what an investor asks for first.',
  standfirst:
    'Every round buys time to answer one question. Raise before you know the question and the money answers a different one.',
  sections: [
    {
      id: 'four-questions',
      heading: 'Four rounds, four questions',
      blocks: [
        paragraph(
          'Ask ten founders what a seed round is and you will hear ten amounts. The amount is the least stable part of the definition. It moves with the year, the industry and the city. What stays put is the question that a round exists to answer, and it changes every time.',
        ),
        paragraph(
          'At pre-seed the question is whether the problem is real. At seed it is whether anyone wants your way of solving it. At Series A it is whether you can find more of them on purpose. From Series B on it is how large the thing can get before it breaks. An investor who writes a check is buying the months in which you find out.',
        ),
        paragraph(
          'That is the useful way to read the ladder below. The figures are typical raises, not entry fees and not prizes. Companies have skipped rungs, stopped on one and been happy there, or climbed back down to live on what their customers paid.',
        ),
        {
          type: 'fundingStages',
          caption:
            'Typical raises by stage, drawn to scale. The scale is logarithmic: each time the money grows tenfold, the ladder grows by the same height. The last step has no top.',
          stages: fundingStages,
        },
        note(
          'This article is general information, not financial, legal or tax advice. Before you sign anything that mentions shares, pay a lawyer for an hour.',
        ),
      ],
    },
    {
      id: 'pre-seed',
      heading: 'Pre-seed: is the problem real?',
      blocks: [
        paragraph(
          'A pre-seed round typically raises $50K to $500K. The money comes from people rather than firms: your own savings, relatives who can afford to lose it, angels who once had the same problem, sometimes an accelerator or a small fund that likes to be first.',
        ),
        paragraph(
          'There is little to inspect at this stage, so they inspect you. Why this problem, why you, and what did you do about it last month? A founder who has spoken to forty people with the problem, and can repeat what the ninth one said, is ahead of a founder with a forecast. Nobody believes the forecast. Everybody remembers the ninth person.',
        ),
        paragraph(
          'The paper is short. Most early rounds in the United States are made on a convertible note or on a simple agreement for future equity, known as a SAFE. Both put off the argument about what the company is worth until there is something to argue over: the money goes in today and turns into shares at the next priced round, usually at a discount, under a cap, or both. A note is debt until then, with interest and a due date. A SAFE is not.',
        ),
        paragraph(
          'Postponing the argument does not make it free. Add up every note and SAFE you have signed and work out what they become at the price you hope for, and again at half that price. Founders who skip this arithmetic tend to meet it later, in a room with other people’s lawyers.',
        ),
        paragraph('What the money should buy, in order:'),
        list(
          'Enough conversations to state the problem in a customer’s words.',
          'A first version that does one job for a handful of people who would miss it.',
          'A company that exists on paper: incorporated, with the code assigned to it and the founders’ shares vesting.',
          'Six to twelve months in which nobody has to take another job, and nobody is tempted to call a favor traction.',
        ),
      ],
    },
    {
      id: 'seed',
      heading: 'Seed: does anyone want it?',
      blocks: [
        paragraph(
          'A seed round typically raises $500K to $2M. Angels still take part, but a fund usually leads: one investor sets the terms, writes the largest check and makes the calls that bring in the rest. Finding that one is most of the work. Ten people who say they will join when there is a lead are, for now, nobody.',
        ),
        paragraph(
          'The question has moved. You have shown that the problem is real; now you show that people want your answer enough to change what they do on a Tuesday. Revenue is the plainest evidence. Where there is no revenue yet, use is next: people who come back without being reminded, and complain when it is down.',
        ),
        paragraph(
          'Be careful with large, soft numbers. Sign-ups, downloads and visitors all rise when you push and fall when you stop. A seed investor will ask for the same people month after month. Of the hundred who began in March, how many are here in June? A small group that stays beats a crowd that passes through, and you can put it on one slide.',
        ),
        paragraph(
          'A seed round may be made on notes, on SAFEs or as a priced round, in which the company is valued and real shares change hands. The more investors there are, and the larger the sum, the more a priced round is worth its legal bill: everyone can see who owns what.',
        ),
        paragraph(
          'Spend it on learning which customers you can win again. That usually means finishing the product, hiring the first few people who are not founders, and trying ways to sell until one of them works twice. It does not mean a sales team. A sales team multiplies what you already know how to do, and at seed you are still finding out.',
        ),
      ],
    },
    {
      id: 'series-a',
      heading: 'Series A: can you do it on purpose?',
      blocks: [
        paragraph(
          'A Series A typically raises $2M to $15M. This is the round in which the tone changes. The investor is a venture firm with partners, a process and a committee. The price is set. The lead normally takes a seat on the board, and the document that says what may not be done without that seat’s consent runs to many pages.',
        ),
        paragraph(
          'The wide range on the ladder is honest. A company that sells software to dentists and a company that builds a satellite part can both be at Series A, and they do not need the same bank balance. What they share is a repeatable motion: put in this much time and money, and roughly that many customers come out, at a price that leaves something over.',
        ),
        paragraph(
          'So the meeting is about machinery. What does it cost to win a customer, and how long until that customer has paid it back? Who leaves, when, and why? Which step of the sale still needs a founder in the room? You do not need perfect figures. You need to know which of them is bad, and what you are doing about it, before anyone asks.',
        ),
        paragraph(
          'They will check. Expect them to call customers, read contracts and look for the patent, the license or the former co-founder you forgot to mention. Keep a data room from the day you raise your seed: incorporation papers, the table of who owns what, employment and assignment agreements, contracts, monthly accounts. It costs an hour a month, and it spares you the two worst weeks of the year.',
        ),
        paragraph(
          'Read the terms with the price. A liquidation preference says who is paid first, and how much, if the company is sold. An option pool made before the investment dilutes you and not the newcomer. Pro-rata rights let an investor keep a share in later rounds. None of these is a trick. All of them can be worth more than the number in the headline.',
        ),
      ],
    },
    {
      id: 'series-b',
      heading: 'Series B and beyond: how far does it go?',
      blocks: [
        paragraph(
          'From Series B on, a raise is typically $15M or more. The letters continue as long as the company needs money and someone sees a reason to supply it. The question is no longer whether the machine works but how large it can be built: another country, another product, a competitor bought.',
        ),
        paragraph(
          'By now the company is judged on what it did, quarter by quarter, against what it said. Later investors are often larger funds with finance teams of their own, and they read a forecast the way an editor reads an expense report. Miss one by a little and explain it on the day, and you keep your credit. Miss it in silence and you lose it.',
        ),
        paragraph(
          'Two things appear at this height that were not on the rungs below. One is debt: a company with steady income can borrow against it and give away no shares. The other is the secondary sale, in which a founder or an early employee sells a few shares to a new investor and pays off a mortgage. Neither is a sign of trouble, as long as both happen in the open.',
        ),
        paragraph(
          'The founder’s job changes most of all. You stop doing the work, then you stop directing those who do it, and in the end you choose those who direct. Some founders love that job; others find out at thirty million dollars that they preferred the shop. It is a fair thing to know about yourself at seed, when changing course is still cheap.',
        ),
      ],
    },
    {
      id: 'what-it-costs',
      heading: 'What a round costs you',
      blocks: [
        paragraph(
          'Money is priced in three currencies. The first is ownership. Suppose a company is worth $8M before an investor adds $2M. The investor then owns 20 percent of a company worth $10M, and everyone who was there before owns 80 percent of what they had. Repeat that three times and a founder who began with everything holds about half, before the option pools and before sharing with a co-founder.',
        ),
        paragraph(
          'The second is control. Each round adds people who may say no: to a sale, to a new class of shares, in time to a chief executive. Good ones say it rarely and early. Ask for the names of two founders they backed whose companies failed, and call those two first.',
        ),
        paragraph(
          'The third is time. A round takes months, and it takes them from the person who should be talking to customers. Begin while you still have cash for at least six months, put the meetings close together, and keep one founder out of it entirely, so that the product does not stand still while the other one sells the story.',
        ),
      ],
    },
    {
      id: 'before-you-ask',
      heading: 'Before you ask anyone',
      blocks: [
        paragraph('Four sentences decide most first meetings. Write them before you draw a slide.'),
        list(
          'Who has the problem, and what they do about it today.',
          'What you have built, and who uses it without being paid to.',
          'What this round will prove, by which month, and how you would know that it had not.',
          'How much you need for that, and what it is spent on, in three lines.',
        ),
        paragraph(
          'If the third sentence will not come, you may not need a round at all. Revenue, grants, a customer who pays in advance, a partner who takes a share for work instead of cash: each buys months too, and several of them leave you owning more. A company that can wait gets better terms than one that cannot, which is the oldest rule in the business and the one most often learned last.',
        ),
        paragraph(
          'And if it does come, say it the same way to everyone, and write to them every month with what you did about it. The investor who passed in May reads the letter in June, July and August. By autumn you are no longer a pitch. You are a story that has kept its facts straight.',
        ),
      ],
    },
  ],
  back: { text: 'All insights', href: '/insights' },
  closing: {
    headline: [['Which stage', 'are you at?']],
    text: 'Tell us in an application. We build for founders who raise, and for founders who would rather not.',
    action: { text: 'Open an account', href: '/auth' },
  },
};

/** Newest first. */
export const articles: readonly Article[] = [article];
