import BrowserEnvironment from 'jest-environment-jsdom';
import { declareGlobals } from './declare-globals.mjs';

/** Jest's jsdom environment, with quick names of the language. */
export default class extends BrowserEnvironment {
  async setup() {
    await super.setup();
    declareGlobals(this.getVmContext());
  }
}
