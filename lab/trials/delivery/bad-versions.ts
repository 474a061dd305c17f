import type { Target } from '../remotes/fault';
import { attacks } from './attacks';
import { fine, type BadVersion } from './bad-version';
import { browserFaults } from './browser-faults';
import { checkoutFaults } from './checkout-faults';
import { fileFaults } from './file-faults';
import { serverFaults } from './server-faults';
import { silentFaults } from './silent-faults';

/** All faulty versions and the good one. `target` is the target of the server-side faults. */
export const badVersions = (target: Target): readonly BadVersion[] => [
  fine,
  ...checkoutFaults,
  ...browserFaults,
  ...silentFaults,
  ...attacks,
  ...serverFaults(target),
  ...fileFaults,
];
