import { readConfig, type ApiConfig } from '@shop/api';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { home } from '../home';
import { officeListening, opsListening, type Listening } from './listening';
import { readVariables, type Environment, type Values } from './variables';

/** A bucket for published remotes. Its keys come from the AWS variables and files as usual. */
export interface BucketSettings {
  readonly bucket: string;
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
  readonly prefix: string | undefined;
}

/** A server of an origin that the shop's pages do not share. */
export interface OwnOriginSettings extends Listening {
  /** Its address on the web; undefined when it is where it listens. */
  readonly origin: string | undefined;
}

/** Where a process listens, keeps its data and finds its releases. */
export interface Settings extends Listening {
  /** The registry and its console. */
  readonly ops: OwnOriginSettings;
  /** Where keepers work. */
  readonly office: OwnOriginSettings;
  /** Database, releases and everything else that must outlive a restart. */
  readonly dataDir: string;
  readonly releasesDir: string;
  /** What can be made again. */
  readonly cacheDir: string;
  /** Whether browsers keep pages for when there is no network. */
  readonly keepsPages: boolean;
  /** Undefined: published remotes are stored in the releases folder. */
  readonly bucket: BucketSettings | undefined;
  /** A registry in another process; undefined when it runs in this one. */
  readonly registryUrl: string | undefined;
  readonly registryToken: string | undefined;
  /** Path of the Chromium of the gate; undefined where nothing has to pass it. */
  readonly gateChromium: string | undefined;
  /** Header in which a CDN says the shopper's city; undefined where none does. */
  readonly cityHeader: string | undefined;
  readonly api: ApiConfig;
}

function bucketOf(values: Values): BucketSettings | undefined {
  if (!values.RELEASES_BUCKET) return undefined;
  return {
    bucket: values.RELEASES_BUCKET,
    endpoint: values.RELEASES_S3_ENDPOINT,
    region: values.RELEASES_S3_REGION,
    prefix: values.RELEASES_PREFIX,
  };
}

function seedDirOf(values: Values, base: string): string | undefined {
  if (values.SEED_DIR) return path.resolve(base, values.SEED_DIR);
  const samples = path.join(home, 'samples');
  return existsSync(samples) ? samples : undefined;
}

const hostOf = (origin: string | undefined) => origin && new URL(origin).hostname;

/** Throws an Error when a server of its own would be at the shop's address, or has no port. */
function ownOrigin(
  values: Values,
  name: 'OPS' | 'OFFICE',
  what: string,
  listening: Listening,
  address: string | undefined,
): OwnOriginSettings {
  const port = Number(values.PORT ?? 3000);
  if (listening.port > 65_535)
    throw new Error(`There is no port after PORT ${port}. Choose one with ${name}_PORT.`);
  if (listening.port === port)
    throw new Error(`${name}_PORT and PORT have to differ: ${what} has an origin of its own.`);
  if (address && hostOf(address) === hostOf(values.PUBLIC_ORIGIN))
    throw new Error(`${name}_ORIGIN and PUBLIC_ORIGIN have to be on different hosts: cookies know no ports.`);
  return { ...listening, origin: address && new URL(address).origin };
}

/** Throws an Error when two servers would be at one address. */
function ownOrigins(values: Values): Pick<Settings, 'ops' | 'office'> {
  const ops = ownOrigin(values, 'OPS', 'the console', opsListening(values), values.OPS_ORIGIN);
  const office = ownOrigin(values, 'OFFICE', 'the office', officeListening(values), values.OFFICE_ORIGIN);
  if (office.port !== 0 && office.port === ops.port)
    throw new Error('OFFICE_PORT and OPS_PORT have to differ: the office has an origin of its own.');
  if (office.origin && hostOf(office.origin) === hostOf(ops.origin))
    throw new Error('OFFICE_ORIGIN and OPS_ORIGIN have to be on different hosts: cookies know no ports.');
  return { ops, office };
}

/**
 * Reads the environment; relative folders stand in `base`. Throws an Error with a line for each variable that is wrong,
 * or with the one thing that does not go together.
 */
export function readSettings(env: Environment, base: string = process.cwd()): Settings {
  const values = readVariables(env);
  const dataDir = path.resolve(base, values.DATA_DIR ?? '.data');
  const folder = (named: string | undefined, inData: string) =>
    named ? path.resolve(base, named) : path.join(dataDir, inData);
  const port = Number(values.PORT ?? 3000);
  return {
    host: values.HOST ?? '127.0.0.1',
    port,
    ...ownOrigins(values),
    dataDir,
    releasesDir: folder(values.RELEASES_DIR, 'releases'),
    cacheDir: folder(values.CACHE_DIR, 'cache'),
    keepsPages: values.SERVICE_WORKER !== 'off',
    bucket: bucketOf(values),
    registryUrl: values.REGISTRY_URL,
    registryToken: values.REGISTRY_TOKEN,
    gateChromium: values.GATE_CHROMIUM,
    cityHeader: values.CITY_HEADER,
    api: readConfig({
      LOG_LEVEL: 'warn',
      ...values,
      DATA_DIR: dataDir,
      SEED_DIR: seedDirOf(values, base),
    }),
  };
}
