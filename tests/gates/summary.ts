// Writes the summary of the gates (the commands that must pass before a change is accepted) as Markdown. An edition is a color theme: day is
// light, night is dark.
import type { Change } from '../visual/review/changes.ts';
import { type Gate, gates } from './gates.ts';
import type { GateRun, GateRuns } from './results.ts';

const marks = { passed: '✅ passed', failed: '❌ failed', 'not checked': '⚪ not checked' };

const row = ({ name, script }: Gate, result: GateRun | undefined) =>
  `| ${name} | \`${script}\` | ${result ? marks[result.state] : 'did not run'} | ${result ? `${result.seconds} s` : ''} |`;

/** The stories of some changes, each with its widths and editions: `patterns-header--default (360-day, 1280-night)`. */
function storyLines(changes: readonly Change[]): string[] {
  const stories = Map.groupBy(changes, ({ story }) => story);
  return [...stories].map(([story, modes]) => `- \`${story}\` (${modes.map(({ mode }) => mode).join(', ')})`);
}

const pictureSection = (title: string, changes: readonly Change[]) =>
  changes.length > 0 ? `\n**${changes.length} ${title}**\n\n${storyLines(changes).join('\n')}\n` : '';

/**
 * The results of a run of the gates in Markdown: each gate with result and time, then the pictures that differ from their baselines.
 * @param changes Undefined if the pictures were not compared.
 */
export function gateSummary(results: GateRuns, changes: readonly Change[] | undefined): string {
  const changed = changes?.filter(({ isNew }) => !isNew);
  const added = changes?.filter(({ isNew }) => isNew);
  return [
    '## Gates\n',
    '| gate | command | result | time |',
    '| --- | --- | --- | --- |',
    ...gates.map(gate => row(gate, results[gate.script])),
    '\n## Pictures\n',
    changes === undefined
      ? 'The pictures were not compared.'
      : changes.length === 0
        ? 'No picture differs from its baseline.'
        : `Download the artifact \`visual-report\` and open its \`index.html\`: each picture before, after and the difference.\n${pictureSection('changed', changed ?? [])}${pictureSection('without a baseline', added ?? [])}\nAccept or refuse each: \`pnpm test:visual --review\`.`,
  ].join('\n');
}
