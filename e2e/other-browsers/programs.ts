import { findProgram } from '@shop/server-kit/find-program';
import { findOrInstall } from '../support/find-or-install';

/** Path of Firefox, preferably the extended support release. Throws an Error with one line about what to install. */
export const findFirefox = (): string =>
  findOrInstall({
    title: 'Firefox',
    names: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
    variable: 'FIREFOX',
    find: (names) => findProgram(names, ['/Applications/Firefox.app/Contents/MacOS/firefox']),
  });

/** Path of WebKitGTK's WebDriver, which starts its bundled browser. Throws as `findFirefox` does. */
export const findWebKitDriver = (): string =>
  findOrInstall({
    title: "WebKitGTK's WebKitWebDriver",
    names: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver'],
    variable: 'WEBKIT_DRIVER',
  });

/** Path of the virtual X server for WebKitGTK. Throws as `findFirefox` does. */
export const findXvfb = (): string => findOrInstall({ title: 'Xvfb', names: ['Xvfb'], packages: ['xvfb'] });

/** Finds or installs everything that the journeys in other browsers need. */
export function findOtherBrowsers(): void {
  process.env.FIREFOX = findFirefox();
  process.env.WEBKIT_DRIVER = findWebKitDriver();
  findXvfb();
}
