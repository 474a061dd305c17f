import type { Target } from '../remotes/fault';
import { fine, type BadVersion } from './bad-version';
import { browserFaults } from './browser-faults';
import { fileFaults } from './file-faults';
import { serverFaults } from './server-faults';

/** All that there are, and the one that is fine. `target` is what those on the server aim at. */
export const badVersions = (target: Target): readonly BadVersion[] => [
  fine,
  ...browserFaults,
  ...serverFaults(target),
  ...fileFaults,
];
