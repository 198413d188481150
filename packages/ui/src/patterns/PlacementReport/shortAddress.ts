/** An address without its scheme, and without its host if the outlet is named by it. */
export function shortAddress(address: string, outlet: string): string {
  const rest = address.replace(/^https?:\/\/(?:www\.)?/, '');
  return rest.startsWith(`${outlet}/`) ? rest.slice(outlet.length) : rest;
}
