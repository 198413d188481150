// Checks the colors of a story in the edition (color theme) that it is not shown in.
import type { Preview } from '@storybook/react-vite';

/** The axe rules that depend on colors, and so on the edition. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * The accessibility addon checks a story in one edition. This switches the edition without remounting the story, and checks
 * its colors again, which takes half as long as running every rule again.
 */
export const checkOtherEdition: Extract<Preview['afterEach'], (...parameters: never[]) => unknown> = async ({
  parameters,
}) => {
  // Vitest sets the variable while it runs the stories as tests.
  if (!import.meta.env.VITEST_STORYBOOK || parameters['a11y']?.disable) return;
  const { default: axe } = await import('axe-core');
  const { dataset } = document.documentElement;
  const { edition, motion } = dataset;
  dataset.edition = edition === 'night' ? 'day' : 'night';
  // Turns transitions off: otherwise axe measures colors that are still changing.
  dataset.motion = 'reduced';
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: colorRules },
      resultTypes: ['violations'],
    });
    if (violations.length > 0) {
      const failures = violations.flatMap(({ nodes }) =>
        nodes.map(({ html, failureSummary = '' }) => `${html}\n${failureSummary}`),
      );
      throw new Error(`In the ${dataset.edition} edition:\n\n${failures.join('\n\n')}`);
    }
  } finally {
    if (edition) dataset.edition = edition;
    else delete dataset.edition;
    if (motion) dataset.motion = motion;
    else delete dataset.motion;
  }
};
