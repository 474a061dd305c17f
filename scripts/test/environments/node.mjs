import NodeEnvironment from 'jest-environment-node';
import { declareGlobals } from './declare-globals.mjs';

/**
 * Jest's Node environment with the built-in globals declared as constants, because reading them from the
 * global object is slow.
 */
export default class extends NodeEnvironment {
  async setup() {
    await super.setup();
    declareGlobals(this.getVmContext());
  }
}
