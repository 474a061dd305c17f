import { navigation, originSort, productFilters, shipping, shop } from '@shop/config';
import { pinMessage } from '@shop/config/delivery';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteDir, remoteNames, root } from '../../../server/build/packages';
import { findFaults } from './find-faults';
import { textsOf } from './texts-of';

interface Catalogue {
  readonly file: string;
  readonly folders: readonly string[];
  /** Texts that the code reads from data. */
  readonly alsoUsed?: readonly string[];
}

const links = [...navigation.header, ...navigation.footer.shop, ...navigation.footer.policies];

/** The shell's catalogue is also that of the shared packages. */
const shell: Catalogue = {
  file: 'shell/app/language/hi.json',
  folders: ['shell/app', 'shared/ui/src', 'shared/api-client/src', 'shared/config/src'],
  alsoUsed: [...links.map(({ label }) => label), shop.tagline, shop.openingHours, shop.credit.label],
};

/** Texts of the shop's data that remotes show. */
const dataOfRemotes: Readonly<Record<string, readonly string[]>> = {
  account: Object.values(shipping.requiredMessages),
  checkout: [...Object.values(shipping.requiredMessages), pinMessage],
  content: [shop.openingHours],
  catalog: [...Object.values(productFilters).flat(), originSort, shipping.deliveryEstimate],
};

const ofRemote = (name: string): Catalogue => {
  const folder = path.relative(root, remoteDir(name));
  return {
    file: `${folder}/src/messages/hi.json`,
    folders: [`${folder}/src`],
    alsoUsed: dataOfRemotes[name],
  };
};

/** The catalogues of this checkout: remotes without one are in English. */
export const catalogues: readonly Catalogue[] = [shell, ...remoteNames.map(ofRemote)].filter(({ file }) =>
  existsSync(path.join(root, file)),
);

/** Faults of a catalogue, each as a line. */
export function faultsIn({ file, folders, alsoUsed }: Catalogue): string[] {
  const messages = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;
  return findFaults(textsOf(folders), messages, alsoUsed);
}
