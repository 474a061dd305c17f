import NodeEnvironment from 'jest-environment-node';
import { disableStorages } from './storages.mjs';

/** Jest's, which leaves nothing behind that slows down the suites after it. */
export default class extends NodeEnvironment {
  async teardown() {
    await super.teardown();
    disableStorages();
  }
}
