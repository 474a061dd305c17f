import BrowserEnvironment from 'jest-environment-jsdom';
import { disableStorages } from './storages.mjs';

/** Jest's jsdom environment, without a leak that slows down later suites. */
export default class extends BrowserEnvironment {
  async teardown() {
    await super.teardown();
    disableStorages();
  }
}
