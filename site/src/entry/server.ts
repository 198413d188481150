/** Exports for the build and the dev server: the pages with their content. Imports no React. */
export { articles } from '@fit-to-print/content/articles';
export { pageDefinitions, redirects } from '../pages/pageDefinitions.ts';
export { pages } from '../pages/pages.ts';
export { dataPath, documentFile, socialImage } from '../paths.ts';
export { structuredData } from '../seo/structuredData.ts';
export { layoutData } from '../shell/layoutData.ts';
