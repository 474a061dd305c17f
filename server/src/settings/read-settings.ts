import { readConfig, type ApiConfig } from '@shop/api/settings';
import {
  type OidcSettings,
  type PipelineIssuer,
  readOidcSettings,
  readPipelineIssuers,
} from '@shop/registry/settings';
import { type LanguageCode, languageCodes } from '@shop/config/languages';
import type { TracingSettings } from '@shop/tracing';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { home } from '../home';
import { findFaults, ownOrigins, type OwnOriginSettings } from './find-faults';
import type { Listening } from './places';
import { type Role, variablesFor } from './roles';
import { readVariables, type Environment, type Values } from './variables';

/** A bucket for published remotes. Its credentials come from the standard AWS variables and files. */
export interface BucketSettings {
  readonly bucket: string;
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
  readonly prefix: string | undefined;
}

/** Where a process listens, stores its data and finds its releases. */
export interface Settings extends Listening {
  /** The registry and its console. */
  readonly ops: OwnOriginSettings;
  /** The office, where staff work. */
  readonly office: OwnOriginSettings;
  /** Database, releases and everything else that must survive a restart. */
  readonly dataDir: string;
  readonly releasesDir: string;
  /** Folder for data that can be generated again. */
  readonly cacheDir: string;
  /** Concurrent renders; undefined for one per processor. */
  readonly renderConcurrency: number | undefined;
  /** Whether browsers store pages for offline use. */
  readonly keepsPages: boolean;
  /** Languages of the shop's pages besides English. */
  readonly languages: readonly LanguageCode[];
  /** Undefined to store published remotes in the releases folder. */
  readonly bucket: BucketSettings | undefined;
  /** A registry in another process; undefined when it runs in this one. */
  readonly registryUrl: string | undefined;
  readonly registryToken: string | undefined;
  /** The token that the registry accepts from gate workers. */
  readonly gateToken: string | undefined;
  /** The environment whose releases the shop follows. */
  readonly releaseEnvironment: string;
  /** Whether to run migrations at startup; otherwise `migrate` must run first. */
  readonly migrates: boolean;
  /** Whether the shop's process also serves the office. */
  readonly hasOffice: boolean;
  /** Path of the gate's Chromium; undefined if the gate is not used. */
  readonly gateChromium: string | undefined;
  /** Further origins for pictures. */
  readonly imageOrigins: readonly string[];
  /** Header in which a CDN sends the shopper's city; undefined for none. */
  readonly cityHeader: string | undefined;
  /** The OpenID Connect provider of the console; undefined without one. */
  readonly oidc: OidcSettings | undefined;
  /** Issuers whose pipelines can be trusted publishers. */
  readonly pipelineIssuers: readonly PipelineIssuer[];
  /** Private networks that webhooks of the registry may be sent to; undefined for none. */
  readonly webhookNetworks: readonly string[] | undefined;
  /** Trace export; undefined if tracing is disabled. */
  readonly tracing: TracingSettings | undefined;
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

function tracingOf(values: Values): TracingSettings | undefined {
  if (!values.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  return {
    endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: values.OTEL_SERVICE_NAME,
    resourceAttributes: values.OTEL_RESOURCE_ATTRIBUTES,
    sampler: values.OTEL_TRACES_SAMPLER,
    samplerArg: values.OTEL_TRACES_SAMPLER_ARG,
  };
}

function seedDirOf(values: Values, base: string): string | undefined {
  if (values.SEED_DIR) return path.resolve(base, values.SEED_DIR);
  const samples = path.join(home, 'samples');
  return existsSync(samples) ? samples : undefined;
}

/**
 * Reads a role's settings from environment variables; those that it does not use are ignored. Relative folders are resolved from `base`. Throws an Error with one line for each
 * invalid value or conflict.
 */
export function readSettings(env: Environment, base: string = process.cwd(), role: Role = 'shop'): Settings {
  const { values, faults } = readVariables(variablesFor(role, env));
  const all = [...faults, ...findFaults(values, role)];
  if (all.length > 0) throw new Error(all.join('\n'));
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
    renderConcurrency: values.RENDER_CONCURRENCY ? Number(values.RENDER_CONCURRENCY) : undefined,
    keepsPages: values.SERVICE_WORKER !== 'off',
    languages: languageCodes.filter((code) => code === values.LANGUAGES),
    bucket: bucketOf(values),
    registryUrl: values.REGISTRY_URL,
    registryToken: values.REGISTRY_TOKEN,
    gateToken: values.GATE_TOKEN,
    releaseEnvironment: values.RELEASE_ENVIRONMENT ?? 'live',
    migrates: values.MIGRATE !== 'off',
    hasOffice: values.OFFICE !== 'off',
    gateChromium: values.GATE_CHROMIUM,
    imageOrigins: values.IMAGE_ORIGINS?.split(',').map((each) => each.trim()) ?? [],
    cityHeader: values.CITY_HEADER,
    oidc: readOidcSettings(values),
    pipelineIssuers: readPipelineIssuers(values.PUBLISH_ISSUERS),
    webhookNetworks: values.WEBHOOK_NETWORKS?.split(',').map((network) => network.trim()),
    tracing: tracingOf(values),
    api: readConfig({
      LOG_LEVEL: 'warn',
      ...values,
      DATA_DIR: dataDir,
      SEED_DIR: seedDirOf(values, base),
    }),
  };
}
