import { adminTokenFile, officeKeyFile } from '../settings/listening';
import type { Settings } from '../settings/read-settings';
import type { RunningShop } from './serve-shop';

/** Where operators go, and with what they are let in. */
export function opsLine({ opsAddress }: Pick<RunningShop, 'opsAddress'>, settings: Settings): string {
  const place = `Operations are at ${settings.ops.origin ?? opsAddress}/ops`;
  return settings.registryUrl
    ? place
    : `${place}, the admin's token is in ${adminTokenFile(settings.dataDir)}`;
}

/** Where staff go, and with what the first one is let in. */
export const officeLine = (
  { officeAddress }: { readonly officeAddress: string },
  settings: Settings,
): string =>
  `The office is at ${settings.office.origin ?? officeAddress}, the key that makes its first admin is in ${officeKeyFile(settings.dataDir)}`;
