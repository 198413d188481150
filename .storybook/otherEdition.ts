import type { Preview } from '@storybook/react-vite';

/** What an edition can change for the worse: axe's rules that look at colors. */
const rules = ['color-contrast', 'link-in-text-block'];

/**
 * The accessibility addon looks at a story in one edition. The tests turn the page over without mounting the story
 * anew, and look at its colors once more: half of what a second run of every rule would take.
 */
export const checkOtherEdition: NonNullable<Preview['afterEach']> = async ({ parameters }) => {
  if (!import.meta.env.VITEST_STORYBOOK || parameters['a11y']?.disable) return;
  const { default: axe } = await import('axe-core');
  const { dataset } = document.documentElement;
  const { edition, motion } = dataset;
  dataset.edition = edition === 'night' ? 'day' : 'night';
  // Colors on their way from one edition to the other are neither's.
  dataset.motion = 'reduced';
  try {
    const { violations } = await axe.run(document.body, { runOnly: { type: 'rule', values: rules } });
    if (violations.length > 0) {
      const found = violations.flatMap(({ nodes }) =>
        nodes.map(({ html, failureSummary = '' }) => `${html}\n${failureSummary}`),
      );
      throw new Error(`In the ${dataset.edition} edition:\n\n${found.join('\n\n')}`);
    }
  } finally {
    if (edition) dataset.edition = edition;
    else delete dataset.edition;
    if (motion) dataset.motion = motion;
    else delete dataset.motion;
  }
};
