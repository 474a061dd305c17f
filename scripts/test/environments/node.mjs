import NodeEnvironment from 'jest-environment-node';
import { declareGlobals } from './declare-globals.mjs';

/** Jest's Node environment, with quick names of the language. */
export default class extends NodeEnvironment {
  async setup() {
    await super.setup();
    declareGlobals(this.getVmContext());
  }
}
