import { attacks } from './attacks';
import { fine, type BadVersion } from './bad-version';
import { browserFaults } from './browser-faults';
import { checkoutFaults } from './checkout-faults';
import { fileFaults } from './file-faults';
import { serverFaults, type Secrets } from './server-faults';
import { silentFaults } from './silent-faults';
import { vintageCraft, type Site } from './site';

const noSecrets: Secrets = { secretName: 'SECRET', tokenFile: '/etc/hostname' };

/** All faulty versions and the good one, by default for the shop of this repository. */
export const badVersions = (
  secrets: Secrets = noSecrets,
  site: Site = vintageCraft,
): readonly BadVersion[] => [
  fine,
  ...checkoutFaults(site),
  ...browserFaults(site),
  ...silentFaults(site),
  ...attacks(site),
  ...serverFaults(site, secrets),
  ...fileFaults(site),
];

/** The faulty version with this name. Throws an Error if there is none. */
export function badVersionNamed(name: string, all: readonly BadVersion[] = badVersions()): BadVersion {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`There is no bad version "${name}".`);
  return found;
}
