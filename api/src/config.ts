import { isIP } from 'node:net';
import path from 'node:path';
import { type CouriersSettings, readCourierSettings } from './courier-settings';
import { readMailSettings, type MailSettings } from './modules/mail/mailer';
import { readGstin } from './modules/orders/paper-numbers';
import { readPaymentSettings, type PaymentSettings } from './payment-settings';
import type { DatabaseConfig } from './platform/db/database';
import type { DialectName } from './platform/db/dialect';
import { readRetention, type Retention } from './retention';

export interface ApiConfig {
  /** TCP port; 0 picks a free one. */
  readonly port: number;
  readonly host: string;
  /** Port of `/metrics`; 0 picks a free one. Without it, there are no metrics. */
  readonly metricsPort: number | undefined;
  /** Time between reporting not ready and closing the listener, in milliseconds, so that load balancers notice. */
  readonly drainMs: number;
  readonly database: DatabaseConfig;
  /** Folder with the seed data and pictures of a new shop. Without it, a new shop starts empty. */
  readonly seedDir: string | undefined;
  /** Whether a new shop starts with the options of the seed folder, such as cash on delivery. */
  readonly seedsOptions: boolean;
  readonly payments: PaymentSettings;
  readonly couriers: CouriersSettings;
  /** Public origin of the shop, such as `https://shop.example`, when it differs from the address of this process. */
  readonly publicOrigin: string | undefined;
  /** Other origins whose pages may read public data and show pictures. */
  readonly corsOrigins: readonly string[];
  /** Undefined in a shop that does not send email. */
  readonly mail: MailSettings | undefined;
  /** Addresses or networks of trusted proxies, whose X-Forwarded headers are used. None by default. */
  readonly trustedProxies: readonly string[];
  /** Maximum age of a cached public response in seconds, even without a change notification; 0 disables the cache. */
  readonly cacheSeconds: number;
  /** The shop's GST registration number, printed on invoices if set. */
  readonly gstin: string | null;
  /** Retention periods of personal data. */
  readonly retention: Retention;
  readonly logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function readPort(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) {
    throw new Error(`${name} must be a number from 0 to 65535, not "${text}".`);
  }
  return value;
}

/** Reads a PostgreSQL URL. It contains a password, so error messages omit it. */
function readPostgresUrl(name: string, url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new Error(`${name} must start with postgres://.`);
  return url;
}

function readDatabase(env: Environment): DatabaseConfig {
  const { DATABASE_URL: url, DATABASE_LISTEN_URL: listenUrl, DATABASE_READ_URL: readUrl } = env;
  const dialect = readDialect(env.DATABASE_DIALECT);
  if (!url) {
    if (listenUrl) throw new Error('DATABASE_LISTEN_URL requires DATABASE_URL, which is not set.');
    if (readUrl) throw new Error('DATABASE_READ_URL requires DATABASE_URL, which is not set.');
    return { dataDir: path.resolve(env.DATA_DIR || '.data'), dialect };
  }
  if (readUrl && dialect === 'plain')
    throw new Error(
      'DATABASE_READ_URL needs DATABASE_DIALECT=postgresql: only PostgreSQL reports the position of a replica.',
    );
  return {
    dialect,
    readUrl: readUrl ? readPostgresUrl('DATABASE_READ_URL', readUrl) : undefined,
    databaseUrl: readPostgresUrl('DATABASE_URL', url),
    listenUrl: listenUrl ? readPostgresUrl('DATABASE_LISTEN_URL', listenUrl) : undefined,
    schema: readSchema(env.DATABASE_SCHEMA),
  };
}

function readDialect(name: string | undefined): DialectName | undefined {
  if (!name) return undefined;
  if (name === 'postgresql' || name === 'plain') return name;
  throw new Error(`DATABASE_DIALECT must be postgresql or plain, not "${name}".`);
}

function readSchema(name: string | undefined): string | undefined {
  if (!name) return undefined;
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(name)) {
    throw new Error(`DATABASE_SCHEMA must be a plain lower-case name, not "${name}".`);
  }
  return name;
}

function readOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new Error(`PUBLIC_ORIGIN must look like https://shop.example, not "${text}".`);
  }
  return url.origin;
}

function readCorsOrigins(text = ''): string[] {
  const origins = text.split(',').flatMap((part) => part.trim() || []);
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong !== undefined) {
    throw new Error(
      `CORS_ORIGINS must be origins without a path, such as https://partner.example, not "${wrong}".`,
    );
  }
  return origins;
}

function readProxies(text = ''): string[] {
  const proxies = text.split(',').flatMap((part) => part.trim() || []);
  const wrong = proxies.find((proxy) => proxy !== 'loopback' && isIP(proxy.replace(/\/\d{1,3}$/, '')) === 0);
  if (wrong !== undefined) {
    throw new Error(
      `TRUSTED_PROXIES must be addresses or networks, such as 127.0.0.1,10.0.0.0/8, not "${wrong}".`,
    );
  }
  return proxies;
}

function readSeconds(name: string, text: string, max: number): number {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > max) {
    throw new Error(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
  }
  return seconds;
}

function readLogLevel(text: string | undefined): string {
  const level = text || 'info';
  if (!LOG_LEVELS.includes(level))
    throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${level}".`);
  return level;
}

/** Reads the API's settings from the environment. Throws an operator-facing error at the first invalid one. */
export function readConfig(env: Environment): ApiConfig {
  const publicOrigin = readOrigin(env.PUBLIC_ORIGIN);
  return {
    port: readPort('PORT', env.PORT || '3000'),
    host: env.HOST || '127.0.0.1',
    metricsPort: env.METRICS_PORT ? readPort('METRICS_PORT', env.METRICS_PORT) : undefined,
    drainMs: readSeconds('DRAIN_SECONDS', env.DRAIN_SECONDS || '0', 300) * 1000,
    database: readDatabase(env),
    seedDir: env.SEED_DIR ? path.resolve(env.SEED_DIR) : undefined,
    seedsOptions: env.SEED_OPTIONS === 'on',
    payments: readPaymentSettings(env),
    couriers: readCourierSettings(env),
    publicOrigin,
    corsOrigins: readCorsOrigins(env.CORS_ORIGINS),
    mail: readMailSettings(env, publicOrigin),
    trustedProxies: readProxies(env.TRUSTED_PROXIES),
    cacheSeconds: readSeconds('ANSWER_CACHE_SECONDS', env.ANSWER_CACHE_SECONDS || '10', 3600),
    gstin: readGstin(env.SHOP_GSTIN),
    retention: readRetention(env),
    logLevel: readLogLevel(env.LOG_LEVEL),
  };
}
