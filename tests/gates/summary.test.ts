// Tests of the summary of the gates (the commands that must pass before a change is accepted).
import { describe, expect, test } from 'vitest';
import type { Change } from '../visual/review/changes.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { gates, nightlyGates } from './gates.ts';
import { gateSummary } from './summary.ts';

const changed = (story: string, mode: string): Change => ({
  story,
  mode,
  pictures: ['actual', 'expected', 'diff'],
  digest: '0123456789abcdef',
  isNew: false,
});

describe('gateSummary', () => {
  test('lists each gate with its result and time', () => {
    const summary = gateSummary(
      {
        check: { state: 'passed', seconds: 41, date: '2026-11-23' },
        'test:visual': { state: 'failed', seconds: 212, date: '2026-11-23' },
      },
      undefined,
    );
    expect(summary).toContain('| Format, lint, types | `check` | ✅ passed | 41 s |');
    expect(summary).toContain('| Visual baselines | `test:visual` | ❌ failed | 212 s |');
    expect(summary).toContain('| Units | `test:unit` | did not run |  |');
    expect(summary).toContain('The pictures were not compared.');
  });

  test('names each changed story once, with its widths and editions', () => {
    const summary = gateSummary({}, [
      changed('patterns-header--default', '360-day'),
      changed('patterns-header--default', '1280-night'),
      { ...changed('patterns-footer--new', '360-day'), pictures: ['actual'], isNew: true },
    ]);
    expect(summary).toContain('**2 changed**\n\n- `patterns-header--default` (360-day, 1280-night)\n');
    expect(summary).toContain('**1 without a baseline**\n\n- `patterns-footer--new` (360-day)\n');
  });

  test('says so if no picture differs', () => {
    expect(gateSummary({}, [])).toContain('No picture differs from its baseline.');
  });
});

describe('gates', () => {
  test.each([...gates, ...nightlyGates])('$script is a script of package.json', ({ script }) => {
    expect(packageJson.scripts).toHaveProperty([script]);
  });
});
