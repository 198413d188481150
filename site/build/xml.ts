const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in XML, in an element or in a quoted attribute. */
export const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, sign => entities[sign]!);
