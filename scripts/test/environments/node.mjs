import NodeEnvironment from 'jest-environment-node';
import { disableStorages } from './storages.mjs';

/** Jest's Node environment, without a leak that slows down later suites. */
export default class extends NodeEnvironment {
  async teardown() {
    await super.teardown();
    disableStorages();
  }
}
