import BrowserEnvironment from 'jest-environment-jsdom';
import { disableStorages } from './storages.mjs';

/** jsdom, as Jest has it, which leaves nothing behind that slows down the suites after it. */
export default class extends BrowserEnvironment {
  async teardown() {
    await super.teardown();
    disableStorages();
  }
}
