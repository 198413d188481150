/** What both legal documents call their parts. `Last Updated` is the specification's spelling. */
export const legalLabels = { lastUpdated: 'Last Updated', contents: 'Sections' } as const;
