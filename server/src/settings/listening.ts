import path from 'node:path';

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

/** Where the registry and its console listen: by default beside the shop. */
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

/** Where the office listens: by default beside the shop and the console. */
export const officeListening = (values: OfficeVariables): Listening => ({
  host: values.OFFICE_HOST || values.HOST || '127.0.0.1',
  port: Number(values.OFFICE_PORT || Number(values.PORT || 3000) + 2),
});

/** The key that makes an admin of the office, for whoever may read the data folder. */
export const officeKeyFile = (dataDir: string): string => path.join(dataDir, 'office-key');

/** The token of a registry's first admin, for whoever may read the data folder. */
export const adminTokenFile = (dataDir: string): string => path.join(dataDir, 'admin-token');
