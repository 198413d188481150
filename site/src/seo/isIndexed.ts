/** True if search engines may list the page: neither its kind of page (`definition`) nor the page itself (`head`) opts out. */
export const isIndexed = ({
  definition,
  head,
}: {
  readonly definition: { readonly isIndexed: boolean };
  readonly head: { readonly isIndexed?: false };
}): boolean => definition.isIndexed && head.isIndexed !== false;
