// Shortens the addresses of web pages in `PlacementReport`. An outlet is a newspaper or another newsroom.
/** A URL without its scheme, and without its host if the host is also the outlet's name. */
export function shortAddress(address: string, outlet: string): string {
  const rest = address.replace(/^https?:\/\/(?:www\.)?/, '');
  return rest.startsWith(`${outlet}/`) ? rest.slice(outlet.length) : rest;
}
