// Escapes text for HTML and XML.
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an XML element or a quoted attribute. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, character => entities[character]!);
