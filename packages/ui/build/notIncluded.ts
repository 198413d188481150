/**
 * Components that people look for and that the package does not have: their names, and what to use instead. `llms.txt`, the component list and Storybook's
 * search show it. A test compares the names with those of the components.
 */
export const notIncluded: readonly { readonly names: readonly string[]; readonly instead: string }[] = [
  {
    names: ['alert banner', 'notice bar', 'announcement bar', 'status banner', 'inline message', 'outage'],
    instead:
      'A notice that stays: a Text in a Box with the background `surface`, as in the example of Box. What has just happened: Toast. What is wrong in a form: ErrorSummary. An advertisement: PromoCard.',
  },
  {
    names: ['dropdown menu', 'context menu', 'action menu'],
    instead: 'Buttons in a Stack, or links in a Disclosure. For the links of a whole site: SiteHeader.',
  },
  {
    names: ['data grid', 'sortable table', 'data table', 'pagination'],
    instead:
      'A table that is only read: Prose. Prices: PricingTable. The admin area has a DataTable, which is not in the package.',
  },
  {
    names: ['empty state', 'no results', 'blank slate'],
    instead: 'A sentence in Text that says what will be there, and a Button for the first step.',
  },
  {
    names: ['autocomplete', 'typeahead', 'list filter', 'search field'],
    instead:
      'A Select of Field: typing chooses an option. For a long list of links: CityLinks in groups, which the search of the browser finds.',
  },
  { names: ['tooltip', 'popover'], instead: 'Write the text on the page, or into a Disclosure.' },
  {
    names: ['generic wizard', 'form builder'],
    instead: 'One page for each step, from Field, ErrorSummary and Button.',
  },
  { names: ['switch', 'toggle'], instead: 'A RadioGroup of Field with two options.' },
  { names: ['calendar', 'date picker'], instead: 'TextField of Field with the type `date`.' },
  {
    names: ['progress bar', 'skeleton'],
    instead:
      'A sentence in Text. For the time of one action: Button with `disabled`, and a text such as “Sending…”.',
  },
  { names: ['breadcrumbs'], instead: 'SiteHeader marks the link of the current page.' },
  { names: ['drawer', 'side panel'], instead: 'Dialog.' },
  { names: ['icon', 'icon button', 'avatar'], instead: 'Words: an icon is never the only name of a button.' },
  {
    names: ['yearly switch', 'billing toggle', 'annual billing', 'yearly prices'],
    instead:
      'PricingTable has one period. Put a RadioGroup of Field above it, in a `<form>` whose `onChange` shows the prices of the chosen period.',
  },
  {
    names: ['photo with caption', 'image with caption', 'figure with caption'],
    instead:
      'An `<img>` of yours in a `<figure>`, with a Text of the variant `caption`. For a drawing: Illustration.',
  },
  {
    names: [
      'file upload',
      'video player',
      'audio player',
      'countdown',
      'timer',
      'range slider',
      'star rating',
    ],
    instead: 'Nothing in the package does it.',
  },
];
