import { account as copy } from '@fit-to-print/content/account';
import { auth } from '@fit-to-print/content/auth';
import { brand } from '@fit-to-print/content/brand';
import { definePageData } from '../definePageData.ts';
import { pageHeadline } from '../pageHeadline.ts';
import pageDefinition from './page.ts';

const { page, signIn, loading, purchase, settings, fileName } = copy;

/**
 * What the page /account, with the orders and the settings of a signed-in user, shows: its texts. `pass` has the texts of the drawn
 * press pass, and `fileName` is the name of the file with a copy of the user's data. Only the build reads this file; the browser gets the result as JSON.
 */
export default definePageData(pageDefinition, {
  data: {
    ...page,
    signIn,
    pass: {
      title: auth.panel.title,
      tagline: auth.panel.tagline,
      brand: brand.name,
      blankLabel: auth.blankLabel,
    },
    loading,
    purchase,
    settings,
    fileName,
  },
  laterHeadlines: [pageHeadline(page.headline)],
});
