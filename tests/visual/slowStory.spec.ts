// Tests that a story that renders slowly can still take the focus.
import { Storybook, test } from './storybook.ts';

/** The parts of Storybook's preview that the test uses. */
interface Preview {
  __STORYBOOK_PREVIEW__: { view: { showMode(mode: 'PREPARING_STORY'): void } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: 'storyRenderPhaseChanged', listener: (change: { newPhase: string }) => void): void;
  };
}

test('the visual tests let a story take the focus on mount when Storybook shows its placeholder while it renders', async ({
  page,
}) => {
  const storybook = new Storybook(page);
  await storybook.start();
  // Storybook shows the placeholder after 100 ms, so only a slow story gets it. Here a fast story gets it.
  await page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window as Window &
      typeof globalThis &
      Preview;
    channel.on('storyRenderPhaseChanged', ({ newPhase }) => {
      if (newPhase === 'rendering') preview.view.showMode('PREPARING_STORY');
    });
  });
  // Its play function expects the focus.
  await storybook.show('flows-contactform--invalid', { width: 320, edition: 'night' });
});
