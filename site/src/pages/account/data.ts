import { account as copy } from '@fit-to-print/content/account';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

const { page, signIn, loading, settings, fileName, ordersUnknown } = copy;

/** What the page /account shows. Only the build reads it, and writes it for the browser. */
export default definePageData(definition, {
  data: { ...page, signIn, loading, settings, fileName, ordersUnknown },
});
