/**
 * Labels of the terms of service and the privacy policy. `lastUpdated` is before the day on which the text last changed in any way, spelled
 * as in docs/specification.md. `version` is before the day that names the text which users accept: corrections of spelling do not change it.
 * `today` is after the date of a text that is always of the current day.
 * `contents` is above the links to the sections.
 */
export const legalLabels = {
  lastUpdated: 'Last Updated',
  version: 'You accept the version of',
  today: 'always today’s date',
  contents: 'Sections',
} as const;
