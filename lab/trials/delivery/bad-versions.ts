import type { Target } from '../remotes/fault';
import { attacks } from './attacks';
import { fine, type BadVersion } from './bad-version';
import { browserFaults } from './browser-faults';
import { checkoutFaults } from './checkout-faults';
import { fileFaults } from './file-faults';
import { serverFaults } from './server-faults';
import { silentFaults } from './silent-faults';

/** All of them, and the one that is fine. `target` is what those on the server aim at. */
export const badVersions = (target: Target): readonly BadVersion[] => [
  fine,
  ...checkoutFaults,
  ...browserFaults,
  ...silentFaults,
  ...attacks,
  ...serverFaults(target),
  ...fileFaults,
];
