import { findInstalledChromium } from '@shop/server-kit/find-program';
import { findOrInstall } from './find-or-install';

/** The names of headless Chromium, which does not draw a window, and of browsers that can open windows. */
const windowless = 'chromium-headless-shell';
const windowed = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Path of a Chromium that can open windows, which the back/forward cache requires; undefined if there is none. */
export const findWindowedChromium = (): string | undefined => findInstalledChromium(windowed);

/**
 * Path of Chromium, which is installed if permitted. Tests prefer the headless shell; measurements use the full
 * browser. Throws an Error with one line about what to install.
 */
export const findChromium = ({ forTests = false } = {}): string =>
  findOrInstall({
    title: 'Chromium',
    names: forTests ? [windowless, ...windowed] : windowed,
    // Not every Debian release has the headless shell.
    packages: forTests ? [windowless, 'chromium'] : ['chromium'],
    variable: 'CHROMIUM',
    find: findInstalledChromium,
  });
