/** Labels of both legal documents. `Last Updated` is spelled as in the specification; the version is the one that users accept. */
export const legalLabels = {
  lastUpdated: 'Last Updated',
  version: 'Version in force since',
  contents: 'Sections',
} as const;
