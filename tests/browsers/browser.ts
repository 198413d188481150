// The interface of a browser that `pnpm test:browsers` starts.
import type { WebDriver } from 'selenium-webdriver';

/** How the browser starts. */
export interface StartOptions {
  /** True for a user who asked the system for reduced motion. */
  isMotionReduced: boolean;
  /** True for a touch screen: nothing can hover. Only Firefox can imitate one. */
  isTouch?: boolean;
}

/** A running browser, with the driver that controls it. */
export interface RunningBrowser {
  driver: WebDriver;
  stop: () => Promise<void>;
}

/** A browser that Debian has as a package. Each start has a new, empty profile. */
export interface Browser {
  name: string;
  /** Programs that must be in a folder of the variable PATH. */
  executables: readonly string[];
  debianPackages: readonly string[];
  start: (options: StartOptions) => Promise<RunningBrowser>;
}
