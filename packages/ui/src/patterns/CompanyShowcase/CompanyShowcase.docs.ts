// Documentation of `CompanyShowcase` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The companies that the studio built, as names as wide as the page. The whole page has a company’s colors while its name is hovered or focused.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['portfolio', 'case studies', 'logo wall', 'companies', 'work'],
  use: [
    {
      text: 'Companies of the studio, each with its own colors. A `.css.ts` file of your application calls `companyPageStyles` once; import it from `CompanyShowcase/companyPageStyles`.',
      story: 'ColorsThePage',
    },
    { text: 'A second order for narrow windows, if another order is better there.', story: 'NarrowOrder' },
  ],
  avoid: [
    {
      text: 'Views of one page: use Tabs. The names here are links to the companies’ sites.',
      instead: 'Components/Tabs/Playground',
    },
    { text: 'Clients or press: use LogoCarousel.', instead: 'Patterns/LogoCarousel/Playground' },
    { text: 'Names of very different length: the long ones become small.', story: 'WithShortAndLongText' },
  ],
  anatomy: [
    ['Note', 'Small text above the list.'],
    ['Name', 'Fills the line, in capitals.'],
    ['Number, description, status', 'In one line below the name.'],
  ],
  keyboard: [
    ['Tab', 'Moves from company to company; the page changes to the company’s colors.'],
    ['Enter', 'Opens the company’s site in a new tab.'],
  ],
  screenReader: [
    '“Companies, region”, then each company as one link: name, description, status, “(opens in a new tab)”. The name is a heading level 3; the number is not read.',
  ],
  related: {
    'Patterns/LogoCarousel': 'logos of clients or newspapers.',
  },
} satisfies ComponentDocs;
