import { readSiteSettings } from '@fit-to-print/backend/deploy/settings';
import { readProject } from '../deploy/readProject.ts';
import { build } from './build.ts';

/** `pnpm build`: builds the site for a hosted project into `site/dist`. (`npm start` builds it for the local backend.) */
const settings = () => {
  try {
    return readSiteSettings(readProject().env);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
};

await build({ ...settings(), onProgress: step => console.log(`${step}…`) });
