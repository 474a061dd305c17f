import BrowserEnvironment from 'jest-environment-jsdom';
import { declareGlobals } from './declare-globals.mjs';

/** Jest's jsdom environment with the language's names declared, as reading one from the global object is slow. */
export default class extends BrowserEnvironment {
  async setup() {
    await super.setup();
    declareGlobals(this.getVmContext());
  }
}
