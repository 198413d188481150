/** Labels of both legal documents. `Last Updated` is spelled as in the specification. */
export const legalLabels = { lastUpdated: 'Last Updated', contents: 'Sections' } as const;
