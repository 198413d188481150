// Apart from `paths.ts`, because the bootstrap, which must stay small, has all of a module that it uses.
/** The path in small letters, except for `/PR-Authority`: the spelling of all pages. */
export const toCanonicalCase = (pathname: string): string =>
  pathname.toLowerCase().replace(/^\/pr-authority/, '/PR-Authority');
