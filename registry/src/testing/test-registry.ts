import { beginSession } from '@shop/server-kit/sign-in';
import { makeScratchFolder } from '@shop/protocol/testing';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { ShellContract } from '@shop/contracts';
import type { Actor } from '@shop/contracts/registry';
import Fastify from 'fastify';
import type { RegistryDatabase, RegistryTables } from '../platform/db/tables';
import { all, everywhere, type Role } from '../domain/roles';
import { registryPlugin } from '../http/registry-plugin';
import { shopPlugin } from '../http/shop-plugin';
import { createPageReleases } from '../modules/shopper/routes';
import { createRegistry, type Registry } from '../registry';
import {
  createLiveRelease,
  createReleaseFile,
  type LiveRelease,
  type ReleaseFile,
} from '../modules/releases/live-release';
import type { OidcSettings } from '../modules/accounts/oidc/oidc-settings';
import type { PipelineIssuer } from '../modules/trusted-publishing/issuer-settings';
import type { Mail } from '../modules/webhooks/messages';
import { accountStore } from '../modules/accounts/repository';
import { createArtifactFolder } from '../modules/artifacts/storage/artifact-folder';
import { createArtifactCache, type ArtifactCache } from '../modules/artifacts/storage/artifact-cache';
import type { ArtifactStorage } from '../modules/artifacts/storage/storage';
import { checkResponses } from './check-responses';
import { openTestDatabase, type Database } from './databases';
import { createTestClock, type TestClock } from './test-clock';

export const testShell: ShellContract = {
  version: '1.0.0',
  provided: { react: '19.2.9', '@shop/store': '1.0.0', '@shop/ui': '1.0.0' },
  singletons: ['react', '@shop/store'],
  storeContract: 1,
  slots: { home: 'many', 'cart-panel': 'one' },
};

export const admin: Actor = everywhere('asha', 'admin');

const grantsOf = (role: Role, remote: string = all) => [{ role, remote, env: all }];

export interface TestRegistry {
  readonly registry: Registry;
  readonly live: LiveRelease;
  readonly file: ReleaseFile;
  readonly clock: TestClock;
  readonly address: string;
  /** The shop's URL, with the routes for pages. */
  readonly shopAddress: string;
  readonly dir: string;
  /** The database that it runs on; closing it simulates an unavailable database. */
  readonly opened: Database;
  /** The database of another process: a separate handle, except for a folder, which only one process can open. */
  openAnother(): Promise<Database>;
  /** Creates a token with a role, and returns its text. */
  token(role: Role, remote?: string): Promise<string>;
  /** Creates an account with a role, and returns the text of its session. */
  session(role: Role, remote?: string): Promise<string>;
  /** Sends a JSON call below `/registry/v1`, with the headers for making a release. */
  call(
    method: string,
    path: string,
    options?: {
      readonly token?: string;
      readonly body?: unknown;
      readonly head?: number | null;
      readonly key?: string;
      /** The caller's IP address, as reported by a proxy. */
      readonly from?: string;
    },
  ): Promise<TestResponse>;
  close(): Promise<void>;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** Adapts the shop's database to the registry. */
export function registryDatabase({ db, long, schema, transaction }: Database): RegistryDatabase {
  return {
    db: db.withTables<RegistryTables>(),
    long: { db: long.db.withTables<RegistryTables>() },
    schema,
    transaction: (work) => transaction((tx) => work(tx.withTables<RegistryTables>())),
  };
}

interface Options {
  /** A storage to use instead of the folder, and its cache. */
  readonly storage?: { readonly storage: ArtifactStorage; cache(dir: string): ArtifactCache };
  readonly archiveLimit?: number;
  readonly reportsPerMinute?: number;
  readonly renderBatchesPerMinute?: number;
  /** The OpenID Connect provider. */
  readonly oidc?: OidcSettings;
  /** The issuers of pipelines' ID tokens, and the origin for which these must be made; its address when absent. */
  readonly pipelineIssuers?: readonly PipelineIssuer[];
  readonly origin?: string;
  readonly mail?: Mail | undefined;
  /** By default this machine, where test receivers listen. */
  readonly webhookNetworks?: readonly string[];
}

/** A registry over HTTP with a separate database, folder and clock. */
export async function openTestRegistry(options: Options = {}): Promise<TestRegistry> {
  const scratch = await makeScratchFolder();
  const opened = await openTestDatabase();
  const clock = createTestClock();
  const dir = path.join(scratch.dir, 'artifacts');
  const folder = createArtifactFolder(dir);
  let address = '';
  const cache = options.storage?.cache(dir) ?? createArtifactCache(folder);
  const registry = await createRegistry({
    database: registryDatabase(opened),
    storage: options.storage?.storage ?? folder,
    cache,
    clock: clock.now,
    archiveLimit: options.archiveLimit,
    oidc: options.oidc,
    pipelineIssuers: options.pipelineIssuers,
    origin: () => options.origin ?? address,
    mail: options.mail,
    webhookNetworks: options.webhookNetworks ?? ['127.0.0.1/32'],
  });
  await registry.releases.setShell('live', testShell, admin);
  const file = createReleaseFile(path.join(scratch.dir, 'envs'), 'live');
  const live = createLiveRelease({ ask: () => registry.releases.head('live'), cache, file });
  registry.onRelease(() => live.refresh());
  // Tests set the shopper's IP address like a proxy.
  const app = Fastify({ pluginTimeout: 0, forceCloseConnections: true, trustProxy: 'loopback' });
  checkResponses(app);
  const { reportsPerMinute, renderBatchesPerMinute } = options;
  await app.register(registryPlugin({ registry, live, reportsPerMinute, renderBatchesPerMinute }));
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  const shop = Fastify({ pluginTimeout: 0, forceCloseConnections: true, trustProxy: 'loopback' });
  const pages = createPageReleases({
    live,
    folder: cache.folder,
    signingKey: () => registry.signingKey,
    onSeen: registry.lastSeen.mark,
    isPublicHttps: false,
    clock: clock.now,
  });
  await shop.register(shopPlugin({ registry, live, pages: pages.plugin }));
  const shopAddress = await shop.listen({ host: '127.0.0.1', port: 0 });

  return {
    registry,
    live,
    file,
    clock,
    address,
    shopAddress,
    dir: scratch.dir,
    opened,
    openAnother: opened.openAnother,
    async token(role, remote) {
      return (
        await registry.tokens.issue({ name: `${role} of the test`, grants: grantsOf(role, remote) }, admin)
      ).token;
    },
    async session(role, remote) {
      const { id } = await registry.accounts.create(
        { name: `${role} ${randomUUID()}`, grants: grantsOf(role, remote) },
        admin,
      );
      const begun = { account: id, enrolled: true, browser: 'a test', now: clock.now() };
      return (await beginSession(accountStore, registry.database.db, begun)).session;
    },
    async call(method, callPath, { token, body, head, key, from } = {}) {
      const headers = new Headers({ 'idempotency-key': key ?? randomUUID() });
      if (token) headers.set('authorization', `Bearer ${token}`);
      if (from) headers.set('x-forwarded-for', from);
      if (typeof head === 'number') headers.set('if-match', `"${head}"`);
      if (body !== undefined) headers.set('content-type', 'application/json');
      const response = await fetch(`${address}/registry/v1${callPath}`, {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      return {
        status: response.status,
        headers: response.headers,
        // An archive is not JSON.
        body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
      };
    },
    async close() {
      await app.close();
      await shop.close();
      await opened.close();
      await scratch.remove();
    },
  };
}
