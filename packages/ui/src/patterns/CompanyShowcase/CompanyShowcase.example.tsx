// An example of `CompanyShowcase` in an app. `sectionLabel` is the line above a section: its name and a page number.
import { CompanyShowcase } from '@fit-to-print/ui/patterns/CompanyShowcase';

/**
 * `status` is `live` (the product is out) or `cooking` (it is not out yet). `mobileOrder` is the company's place in the list on phones.
 * The companies' colors are in a `.css.ts` file of the app, which calls `companyPageStyles`.
 */
export const Work = () => (
  <CompanyShowcase
    sectionLabel={['Work', 'A3']}
    title="Our companies"
    note="Built here, and still running."
    companies={[
      {
        name: 'Northpier',
        description: 'Berths for small boats, booked by the night.',
        url: 'https://northpier.example',
        status: 'live',
        mobileOrder: 2,
      },
      {
        name: 'Hopyard',
        description: 'Harvest forecasts for hop growers.',
        url: 'https://hopyard.example',
        status: 'cooking',
        mobileOrder: 1,
      },
    ]}
    statusText={{ live: 'in print', cooking: 'in the works' }}
  />
);
