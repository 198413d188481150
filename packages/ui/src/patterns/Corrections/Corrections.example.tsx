// An example of `Corrections` in an app.
import { Corrections } from '@fit-to-print/ui/patterns/Corrections';

/** A correction of an error on the site: `said` is the text with the error, `says` the text in its place, and `why` the reason. */
export const SiteCorrections = () => (
  <Corrections
    title="Corrections"
    text={['Found another error? ', { text: 'Tell us', href: '/contact' }, '.']}
    saidLabel="It said:"
    saysLabel="It says:"
    olderLabel="Earlier corrections"
    corrections={[
      {
        date: '2026-11-22',
        where: { text: 'Sign in', href: '/auth' },
        said: 'We sell nothing.',
        says: 'We do not sell it.',
        why: 'Your information, that is.',
      },
    ]}
  />
);
