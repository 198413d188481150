/** What the build and the dev server are told by the content: which pages there are, and what stands on them. Nothing here is React's. */
export { frame } from './frame.ts';
export { pages } from './pages.ts';
export { dataPath, documentFile, redirects, socialImage } from './paths.ts';
export { structuredData } from './structuredData.ts';
