// The Playwright test that shows stories of the built Storybook, for the visual tests. An edition is a color theme: day is light, night is dark.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, type CDPSession, type Page } from 'playwright/test';
import type { chromaticOf, Mode } from '../../.storybook/modes.ts';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: string[];
}

const { entries } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../storybook-static/index.json'), 'utf8'),
) as { entries: Record<string, Entry> };

/** All stories of the built Storybook. */
export const stories = Object.values(entries).filter(({ type }) => type === 'story');

/** All pages of documentation of the built Storybook. */
export const docsPages = Object.values(entries).filter(({ type }) => type === 'docs');

/** Payload of Storybook's events about a story. */
interface StoryEvent {
  storyId: string;
  status: string;
  message: string;
}

/**
 * The user agent by which Storybook recognizes its test runner. For a test runner it ends animations after the play function. Otherwise it
 * waits for them, at least 100 ms for each story.
 */
const testRunner = 'StorybookTestRunner';

interface Globals extends Pick<Mode, 'edition' | 'motion'> {
  /** The texts as written, or those of the pseudo-locale, which are longer. */
  text: 'written' | 'pseudo';
}

/** The properties that Storybook's preview adds to the window, as far as they are used here. */
export interface Preview {
  __STORYBOOK_PREVIEW__: {
    currentSelection?: { storyId: string };
    currentRender?: { phase?: string };
    extract(): Promise<
      Record<
        string,
        {
          parameters: { chromatic: ReturnType<typeof chromaticOf> };
          storyGlobals: { viewport?: { value: string } };
        }
      >
    >;
    storyStoreValue: { userGlobals: { update(globals: Partial<Globals>): void } };
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (event: StoryEvent) => void): void;
    once(event: string, listener: (payload: unknown) => void): void;
    off(event: string, listener: (event: StoryEvent) => void): void;
    emit(event: string, payload: object): void;
  };
}

/**
 * The built Storybook in one page, which switches stories without a reload: loading Storybook for each story would take four
 * times as long.
 */
export class Storybook {
  readonly page: Page;
  #session: CDPSession | undefined;
  #motion: Mode['motion'] = 'reduced';

  constructor(page: Page) {
    this.page = page;
  }

  async start(brand?: string): Promise<void> {
    await this.page.clock.setFixedTime('2026-11-20T09:00:00-06:00');
    await this.page.addInitScript(() => {
      // Turns off a feature of Storybook that reads the styles of all elements after each change, for the outlines of its accessibility panel.
      let features: object = {};
      Object.defineProperty(window, 'FEATURES', {
        get: () => features,
        set: (value: object) => {
          features = { ...value, highlight: false };
        },
      });
      const areResizeEventsOff = () => document.documentElement.hasAttribute('data-no-resize-events');
      window.addEventListener(
        'resize',
        event => {
          if (areResizeEventsOff()) event.stopImmediatePropagation();
        },
        { capture: true },
      );
      window.ResizeObserver = class extends ResizeObserver {
        constructor(callback: ResizeObserverCallback) {
          super((resizes, observer) => {
            if (!areResizeEventsOff()) callback(resizes, observer);
          });
        }
      };
    });
    // Accessibility has its own tests, so it is not checked here.
    const globals = `edition:day;motion:reduced;a11y.manual:!true${brand ? `;brand:${brand}` : ''}`;
    await this.page.goto(`/iframe.html?id=${stories[0]!.id}&viewMode=story&globals=${globals}`);
    // Storybook reloads the page for a story that has to end while it is still rendering or playing.
    await this.page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as Window & typeof globalThis & Partial<Preview>;
      return preview?.currentRender?.phase === 'finished';
    });
  }

  /** Mounts a story at this width and returns when its play function has ended and its fonts have loaded. Throws if the play function fails or a picture is broken. */
  async show(
    id: string,
    {
      width,
      height = 800,
      edition,
      motion = 'reduced',
      text = 'written',
    }: { width: number; height?: number; edition: Mode['edition'] } & Partial<Globals>,
  ): Promise<void> {
    if (motion !== this.#motion) await this.#setMotion(motion);
    const size = this.page.viewportSize();
    // Each call takes milliseconds of processor time in three processes, so an unchanged size is not set again.
    if (size?.width !== width || size.height !== height) {
      // The browser does not lay out and paint the story before at the new size.
      await this.hide();
      await this.page.setViewportSize({ width, height });
    }
    await this.page.evaluate(
      async ([story, globals]) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window as Window &
          typeof globalThis &
          Preview;
        const emit = async (event: string, payload: object, finished: string) =>
          new Promise<void>((resolve, reject) => {
            // Storybook reports a failed play function as a success and in a separate event.
            let thrown: string | undefined;
            const threw = ({ message }: StoryEvent) => {
              thrown = message;
            };
            const listener = ({ storyId, status }: StoryEvent) => {
              if (storyId !== finished) return;
              channel.off('playFunctionThrewException', threw);
              channel.off('storyFinished', listener);
              if (thrown !== undefined || status === 'error')
                reject(new Error(`${storyId} failed in its play function. ${thrown ?? ''}`));
              else resolve();
            };
            channel.on('playFunctionThrewException', threw);
            channel.on('storyFinished', listener);
            channel.emit(event, payload);
          });

        document.documentElement.removeAttribute('data-no-resize-events');
        document.body.style.display = '';
        localStorage.clear();
        sessionStorage.clear();
        const current = preview.currentSelection!.storyId;
        // Storybook's own event `updateGlobals` would render and play the current story again. The next line mounts a story anyway.
        preview.storyStoreValue.userGlobals.update(globals);
        if (current === story) await emit('forceRemount', { storyId: story }, story);
        else await emit('setCurrentStory', { storyId: story, viewMode: 'story' }, story);

        await document.fonts.ready;
        // The screenshot shows the whole page, so pictures below the window are loaded, too. Mails are in an iframe.
        const frames = [...document.querySelectorAll('iframe')].map(frame => frame.contentDocument);
        const shownPictures = [document, ...frames]
          .flatMap(shown => [...(shown?.images ?? [])])
          .filter(picture => picture.checkVisibility());
        await Promise.all(
          shownPictures.map(picture => {
            picture.loading = 'eager';
            return picture.decode().catch(() => {});
          }),
        );
        const broken = shownPictures.filter(({ naturalWidth }) => naturalWidth === 0);
        if (broken.length > 0)
          throw new Error(`${story} shows broken pictures: ${broken.map(({ src }) => src).join(', ')}`);
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        window.scrollTo(0, 0);
        // Waits for two frames: observers react to the first, and their changes are painted in the second.
        await new Promise(resolve => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
      },
      [id, { edition, motion, text }] as const,
    );
  }

  /** Hides the shown story until the next call of `show`. */
  async hide(): Promise<void> {
    await this.page.evaluate(() => {
      document.body.style.display = 'none';
    });
  }

  /** Changes the width of the window, in px, without mounting the story again. */
  async resize(width: number): Promise<void> {
    await this.page.evaluate(() => document.documentElement.removeAttribute('data-no-resize-events'));
    await this.page.setViewportSize({ width, height: 800 });
    // Headlines are fitted again in the first frame.
    await this.page.evaluate(
      () => new Promise(resolve => void requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  async #openSession(): Promise<CDPSession> {
    return (this.#session ??= await this.page.context().newCDPSession(this.page));
  }

  /** Sets the system's motion setting. With full motion Storybook waits until the animations of a story have ended. */
  async #setMotion(motion: Mode['motion']): Promise<void> {
    this.#motion = motion;
    await this.page.emulateMedia({ reducedMotion: motion === 'full' ? 'no-preference' : 'reduce' });
    const session = await this.#openSession();
    await session.send('Emulation.setUserAgentOverride', {
      userAgent: motion === 'full' ? 'full motion' : testRunner,
    });
  }

  /** Returns the parameters that Chromatic reads, by story id. */
  async chromatic(): Promise<Record<string, ReturnType<typeof chromaticOf>>> {
    return this.page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: preview } = window as Window & typeof globalThis & Preview;
      const extracted = await preview.extract();
      return Object.fromEntries(
        Object.entries(extracted).map(([id, { parameters }]) => [id, parameters.chromatic]),
      );
    });
  }

  /** Returns the names of the viewports that stories ask for, by story id. */
  async viewports(): Promise<Record<string, string | undefined>> {
    return this.page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: preview } = window as Window & typeof globalThis & Preview;
      const extracted = await preview.extract();
      return Object.fromEntries(
        Object.entries(extracted).map(([id, { storyGlobals }]) => [id, storyGlobals.viewport?.value]),
      );
    });
  }

  /** Returns a PNG of the whole page. */
  async screenshot(): Promise<Buffer> {
    // Playwright has to end the animations. It need not hide the caret, because no element has the focus: hiding it would compute the styles
    // of the page twice.
    if (this.#motion === 'full')
      return this.page.screenshot({ fullPage: true, animations: 'disabled', caret: 'initial', scale: 'css' });
    // The browser's own command, because Playwright has no option for the PNG that is larger and made in a fraction of the time.
    const session = await this.#openSession();
    const window = this.page.viewportSize()!;
    // For a picture larger than the window the browser resizes the window, for a moment to one pixel. A story that reacted would look
    // different afterwards: a list that renders only its visible rows scrolls. `show` lets stories react again.
    const content = await this.page.evaluate(() => {
      document.documentElement.setAttribute('data-no-resize-events', '');
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { width: scrollWidth, height: scrollHeight };
    });
    const { data } = await session.send('Page.captureScreenshot', {
      optimizeForSpeed: true,
      captureBeyondViewport: content.width > window.width || content.height > window.height,
      clip: { x: 0, y: 0, ...content, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }
}

/** The option of a Playwright project that chooses the brand. */
export interface BrandOption {
  /** The brand in which stories are shown; the default one without it. */
  brand: string | undefined;
}

/** A test with an opened Storybook. */
export const test = base.extend<object, BrandOption & { storybook: Storybook }>({
  brand: [undefined, { option: true, scope: 'worker' }],
  storybook: [
    async ({ browser, brand }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL!,
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
        userAgent: testRunner,
      });
      const storybook = new Storybook(await context.newPage());
      await storybook.start(brand ?? process.env['BRAND']);
      await use(storybook);
      await context.close();
    },
    { scope: 'worker' },
  ],
});
