import { findInstalledChromium } from '@shop/server/find-chromium';
import { findOrInstall } from './find-or-install';

/** Chromium without a window, which spares the processor drawing one unseen; and browsers that have one. */
const windowless = 'chromium-headless-shell';
const windowed = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** A Chromium of this machine that can have a window, and so has a back/forward cache; undefined where there is none. */
export const findWindowedChromium = (): string | undefined => findInstalledChromium(windowed);

/**
 * Path of a Chromium, which is installed when this process may. For tests one without a window is preferred; what measures
 * takes the browser that shoppers have. Throws an Error with one line about what to install.
 */
export const findChromium = ({ forTests = false } = {}): string =>
  findOrInstall({
    title: 'Chromium',
    names: forTests ? [windowless, ...windowed] : windowed,
    // Not every release of Debian has the one without a window.
    packages: forTests ? [windowless, 'chromium'] : ['chromium'],
    variable: 'CHROMIUM',
    find: findInstalledChromium,
  });
