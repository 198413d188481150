// Reads the changes of components from the changelog.
/** A change of a component in a version, which the component's page shows. */
export interface Change {
  /** `next` until it is released. */
  readonly version: string;
  readonly text: string;
}

/** The sentences of a text that name something in backticks. */
const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    // A list of renames is a sentence with semicolons.
    .split(/(?<=[.)]) (?=[A-Z`])|; /)
    .map(sentence => sentence.replace(/^Renamed [^:]+: /, '').trim())
    .filter(sentence => sentence.includes('`'));

/** Returns the changes of each version, newest first. Those of the next version come from its notes (`.changeset`), the others from the changelog. */
export function readChanges(changelog: string, notes: readonly string[]): Change[] {
  const released = changelog
    .split(/^## /m)
    .slice(1)
    .flatMap(section => {
      const [version = '', ...lines] = section.split('\n');
      const text = lines
        .filter(line => !line.startsWith('#'))
        .join('\n')
        .replaceAll(/^- (\w{7,40}: )?/gm, '');
      return sentencesOf(text).map(sentence => ({ version: version.trim(), text: sentence }));
    });
  const next = notes.flatMap(note => sentencesOf(note.replace(/^---[^]*?---/, '')));
  return [...next.map(text => ({ version: 'next', text })), ...released];
}
