import path from 'node:path';

/** Where a server of this process listens. */
export interface Listening {
  readonly host: string;
  readonly port: number;
}

/** The address of a server by which this machine reaches it. */
export const addressOf = ({ host, port }: Listening): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

interface OpsVariables {
  readonly HOST?: string | undefined;
  readonly PORT?: string | undefined;
  readonly OPS_HOST?: string | undefined;
  readonly OPS_PORT?: string | undefined;
}

/** Where the registry and its console listen: beside the shop, where nothing else is said. */
export const opsListening = (values: OpsVariables): Listening => ({
  host: values.OPS_HOST || values.HOST || '127.0.0.1',
  port: Number(values.OPS_PORT || Number(values.PORT || 3000) + 1),
});

/** The token of a registry's first admin, for whoever may read the data folder. */
export const adminTokenFile = (dataDir: string): string => path.join(dataDir, 'admin-token');
