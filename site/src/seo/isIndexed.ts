/** True if search engines may list the page: its kind of page is listed, and so is this one. */
export const isIndexed = ({
  definition,
  head,
}: {
  readonly definition: { readonly isIndexed: boolean };
  readonly head: { readonly isIndexed?: false };
}): boolean => definition.isIndexed && head.isIndexed !== false;
