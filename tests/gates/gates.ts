/** A gate: a script of package.json that must pass before a change is accepted. (An edition, below, is a color theme: day is light, night is dark.) */
export interface Gate {
  /** The script in package.json. */
  script: string;
  name: string;
  /** The statement about the product that is true if the gate passes. */
  proves: string;
  /** The part that it starts on a port of the checkout: the site with its backend, or the built Storybook. Gates that start the same part run one after another. */
  starts?: 'site' | 'storybook';
}

/** The gates of `npm test`. The two quick gates that fail most often are first, and then the longest. */
export const gates = [
  {
    script: 'check',
    name: 'Format, lint, types',
    proves:
      'The code is formatted, keeps the rules and the order of imports, and its types fit. City files are valid',
  },
  { script: 'unused', name: 'Unused code', proves: 'No file, export or dependency is unused' },
  {
    script: 'test:journeys',
    starts: 'site',
    name: 'Journeys and budgets',
    proves:
      'On the built site and the real backend, visitors, buyers and staff reach their goals, by keyboard and without script too; pages keep their budgets of bytes, and axe finds nothing',
  },
  {
    script: 'test:backend',
    name: 'Backend and its API contracts',
    proves:
      'Functions, database rules and mail do what their contracts say, also under load and after a crash',
  },
  {
    script: 'test:visual',
    starts: 'storybook',
    name: 'Visual baselines',
    proves:
      'Every story looks like its accepted picture, in both editions and at its widths, and fits 320 px',
  },
  {
    script: 'test:stories',
    name: 'Stories',
    proves:
      'Every state of every component works as its play function says, and axe finds nothing in both editions',
  },
  {
    script: 'test:unit',
    name: 'Units',
    proves:
      'Functions and state machines do what their tests say; in the copy, links lead somewhere, titles have their length, and figures have sources',
  },
  {
    // The part of `content:check` that `test:unit` lacks. The tests of the copy are unit tests as well.
    script: 'check:copy',
    name: 'The copy',
    proves: 'Headlines are large enough and their lines do not touch, and cities have words of their own',
  },
  {
    script: 'check:package',
    name: 'The published package',
    proves: 'The design system can be installed elsewhere, with its types',
  },
  {
    script: 'audit:dependencies',
    name: 'Known vulnerabilities',
    proves: 'No dependency has a known vulnerability that is not accepted with a reason',
  },
] as const satisfies readonly Gate[];

/** The gates that run each night: too long for every change. */
export const nightlyGates = [
  {
    script: 'test:every-click',
    starts: 'site',
    name: 'Every click',
    proves:
      'No click is lost or done twice, on any page, however late the script arrives. The pages of every city pass axe and hydrate without a difference',
  },
  {
    script: 'test:languages',
    starts: 'storybook',
    name: 'Other languages',
    proves:
      'Every story fits at 320 and 1280 px when its text is 30 % longer, from left to right and from right to left, in both brands',
  },
  {
    script: 'test:brands',
    starts: 'storybook',
    name: 'The other brand',
    proves:
      'Every story works as its play function says and axe finds nothing in the second brand, in both editions; it fits 320 px, and fitted lines end at the edge of their column',
  },
  {
    script: 'test:browsers',
    starts: 'site',
    name: 'Other browsers',
    proves: 'The core of the journeys works in Firefox and WebKit, and the first screens look alike',
  },
  {
    script: 'test:properties',
    name: 'Properties',
    proves:
      'Functions answer 10,000 random requests each as their contracts say, and no random order of clicks, payments or steps of an order breaks a rule',
  },
  {
    script: 'test:faults',
    name: 'Faults',
    proves: 'Kills, a full disk, clock jumps and services that are down lose nothing and double nothing',
  },
  {
    script: 'test:cache',
    name: 'The build cache',
    proves: 'After each of 200 random changes, a build with the cache writes the bytes of one from nothing',
  },
  {
    script: 'test:consumer',
    name: 'An app of another team',
    proves: 'Next’s app router renders and hydrates the components of the packed design system',
  },
] as const satisfies readonly Gate[];
