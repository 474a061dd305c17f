import path from 'node:path';
import { root } from '../build/packages';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the shop answers and keeps its data. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Database, releases and everything else that must outlive a restart. */
  readonly dataDir: string;
  readonly releasesDir: string;
  /** Whether browsers keep pages for when there is no network: not when `SERVICE_WORKER` is `off`. */
  readonly keepsPages: boolean;
  /** A registry in another process; undefined when it runs in this one. */
  readonly registryUrl: string | undefined;
  readonly registryToken: string | undefined;
}

const dataDirOf = (env: Environment) => path.resolve(root, env.DATA_DIR || '.data');

/** Folder of releases: `RELEASES_DIR`, else inside the data folder. */
const releasesDir = (env: Environment): string =>
  env.RELEASES_DIR ? path.resolve(root, env.RELEASES_DIR) : path.join(dataDirOf(env), 'releases');

function readUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:/.test(text)) return text;
  throw new Error(
    `REGISTRY_URL is "${text}", but a registry is at an address such as https://registry.example.`,
  );
}

/**
 * Reads `PORT`, `HOST`, `DATA_DIR`, `RELEASES_DIR`, `SERVICE_WORKER`, `REGISTRY_URL` and `REGISTRY_TOKEN`; throws an Error
 * with one clear line for a value that is none.
 */
export function readSettings(env: Environment): Settings {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${env.PORT}", but a port is a number from 1 to 65535.`);
  }
  return {
    host: env.HOST || '127.0.0.1',
    port,
    dataDir: dataDirOf(env),
    releasesDir: releasesDir(env),
    keepsPages: env.SERVICE_WORKER !== 'off',
    registryUrl: readUrl(env.REGISTRY_URL),
    registryToken: env.REGISTRY_TOKEN || undefined,
  };
}
