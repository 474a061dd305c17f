import BrowserEnvironment from 'jest-environment-jsdom';
import { declareGlobals } from './declare-globals.mjs';

/**
 * Jest's jsdom environment with the built-in globals declared as constants, because reading them from the
 * global object is slow.
 */
export default class extends BrowserEnvironment {
  async setup() {
    await super.setup();
    declareGlobals(this.getVmContext());
  }
}
