// An example of `CityTemplate` in an app. `dateline` is the name of the place, as at the start of a report. `sectionLabel` is the line
// above a section: its name and a page number.
import { SkipLink } from '@fit-to-print/ui/components/SkipLink';
import { CityTemplate } from '@fit-to-print/ui/templates/CityTemplate';

/** In `correctedHeadline`, `del` is struck out and `ins` is written beside it. `plan` describes the streets that the picture shows.
 * Put SiteHeader and SiteFooter in place of the comments. */
export const LakePortPage = () => (
  <>
    <SkipLink href="#content">Skip to the content</SkipLink>
    {/* SiteHeader */}
    <main id="content" tabIndex={-1}>
      <CityTemplate
        variant="press"
        data={{
          heading: 'Press releases for Lake Port startups',
          price: 'From $997, paid once',
          dateline: [['LAKE PORT,', 'Michigan']],
          correctedHeadline: [['Lake Port is'], [[{ del: 'quiet.' }], [{ ins: 'news.' }]]],
          intro: 'A release that is written for Lake Port, and offered to the newsrooms that cover it.',
          action: { text: 'Get a Lake Port release', href: '/contact' },
          note: 'Paid once. Opens the contact form.',
          prefill: {
            fields: { subject: 'A Lake Port release' },
            postUrl: 'https://backend.example/contact',
          },
          illustration: {
            alt: 'Plan of downtown Lake Port, with the lake in the east',
            caption: 'Ten blocks by ten, beside the lake.',
            plan: {
              bearing: 0,
              columns: 10,
              rows: 10,
              blockSize: [30, 30],
              streetWidth: 8,
              squares: [[2, 3]],
              landmark: { at: [4, 4], size: [2, 2], label: 'City Hall', form: 'dome' },
              mainStreet: { along: 'column', at: 5, label: 'Main St.' },
              water: [{ side: 'east', label: 'The Lake', depth: 100 }],
            },
          },
          outlets: {
            sectionLabel: ['Newsrooms', 'C1.1'],
            headline: [['Newsrooms that'], ['cover Lake Port.']],
            note: 'We promise no story in any of them.',
            outlets: [
              { name: 'Lake Port Ledger', type: 'Daily' },
              { name: 'Harbor Radio', type: 'Public radio' },
            ],
          },
          packages: {
            sectionLabel: ['Packages', 'C1.2'],
            headline: [['Paid once.']],
            note: 'Distribution is paid placement on news sites.',
            placeAndTerms: 'for Lake Port, paid once',
            packages: [
              {
                name: 'Launch',
                price: '$997',
                stamp: null,
                features: ['1 press release'],
                action: { text: 'Start with Launch', href: '/contact' },
              },
              {
                name: 'Growth',
                price: '$2,497',
                stamp: 'Most Popular',
                features: ['3 press releases', 'Detailed analytics'],
                action: { text: 'Start with Growth', href: '/contact' },
              },
            ],
          },
          notes: {
            sectionLabel: ['Local knowledge', 'C1.3'],
            headline: [['What Lake Port reads.']],
            notes: [
              { title: 'The season', text: 'The boat show fills the papers in June.' },
              { title: 'The university', text: 'Its news office answers within a day.' },
            ],
          },
          faq: null,
          nearest: null,
          studioPage: { text: 'The creative studio for Lake Port', href: '/studio/lake-port' },
          closing: {
            sectionLabel: ['Deadline', 'C1.4'],
            headline: [['Tell Lake Port.']],
            text: 'Write to us about your news.',
            action: { text: 'Ask about a release', href: '/contact' },
          },
        }}
      />
    </main>
    {/* SiteFooter */}
  </>
);
