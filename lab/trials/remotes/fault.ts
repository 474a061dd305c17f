import type { ServerFault } from '@shop/bad-versions';

/** Targets of a fault: the shop, and the test data that the trial stored there. */
export interface Target {
  /** The shop's process. */
  readonly pid: number;
  /** File with the token of the registry's first admin. */
  readonly tokenFile: string;
  /** Name of a variable of the shop's environment that holds a secret. */
  readonly secretName: string;
  /** Address of a listener that must not receive connections. */
  readonly listener: string;
  /** Folder that must stay empty. */
  readonly writable: string;
}

/** A fault of a remote's server code, with its expected effect. */
export interface Fault extends ServerFault {
  readonly name: string;
  /**
   * Whether pages cannot be rendered with it, so that the registry must show failures. Otherwise its attempts are caught, and
   * rendered pages contain `playedMark`.
   */
  readonly fails: boolean;
}

/** Marks elements outside its remote that a fault has changed. */
export const pollutedMark = 'data-trial-polluted';
