import path from 'node:path';
import type { RunningShop } from '../wiring/serve-shop';
import type { Settings } from './read-settings';

/** Where a server of this process listens. */
export interface Listening {
  readonly host: string;
  readonly port: number;
}

/** The local URL of a server. */
export const addressOf = ({ host, port }: Listening): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

interface OpsVariables {
  readonly HOST?: string | undefined;
  readonly PORT?: string | undefined;
  readonly OPS_HOST?: string | undefined;
  readonly OPS_PORT?: string | undefined;
}

/** Where the registry and its console listen: by default on the shop's host, one port higher. */
export const opsListening = (values: OpsVariables): Listening => ({
  host: values.OPS_HOST || values.HOST || '127.0.0.1',
  port: Number(values.OPS_PORT || Number(values.PORT || 3000) + 1),
});

interface OfficeVariables {
  readonly HOST?: string | undefined;
  readonly PORT?: string | undefined;
  readonly OFFICE_HOST?: string | undefined;
  readonly OFFICE_PORT?: string | undefined;
}

/** Where the office listens: by default on the shop's host, two ports higher. */
export const officeListening = (values: OfficeVariables): Listening => ({
  host: values.OFFICE_HOST || values.HOST || '127.0.0.1',
  port: Number(values.OFFICE_PORT || Number(values.PORT || 3000) + 2),
});

/** The file with the key that creates the office's first admin. */
export const officeKeyFile = (dataDir: string): string => path.join(dataDir, 'office-key');

/** The file with the token of the registry's first admin. */
export const adminTokenFile = (dataDir: string): string => path.join(dataDir, 'admin-token');

/** Files of published versions: `<remote>/<version>/`. */
export const artifactsDir = (releases: string): string => path.join(releases, 'artifacts');

/** The last live release, by environment. */
export const envsDir = (releases: string): string => path.join(releases, 'envs');

/** The server's files of a build of the shell, by the source it was built from. */
export const shellBuildDir = (releases: string, source: string): string =>
  path.join(releases, 'shell/builds', source.slice(0, 16));

/** The log line with the console's URL and the file of the admin token. */
export function opsLine({ opsAddress }: Pick<RunningShop, 'opsAddress'>, settings: Settings): string {
  const place = `Console: ${settings.ops.origin ?? opsAddress}/ops`;
  return settings.registryUrl ? place : `${place} (admin token: ${adminTokenFile(settings.dataDir)})`;
}

/** The log line with the office's URL and the file of the first admin's key. */
export const officeLine = (
  { officeAddress }: { readonly officeAddress: string },
  settings: Settings,
): string =>
  `Office: ${settings.office.origin ?? officeAddress} (key for the first admin: ${officeKeyFile(settings.dataDir)})`;
