import { createSmtpTransport, type Database, DeliveryError, type MailSettings } from '@shop/api';
import {
  type CompressedFiles,
  createLiveRelease,
  createRegistry,
  createReleaseFile,
  importFolder,
  type LiveRelease,
  type Mail,
  openStorage,
  type Registry,
  type RegistryDatabase,
  type RegistryTables,
} from '@shop/registry';
import { addressOf, adminTokenFile, artifactsDir, envsDir } from '../settings/places';
import type { Settings } from '../settings/read-settings';

/** The shop's database, with the registry's tables. */
export function registryDatabase({ db, long, schema, transaction }: Database): RegistryDatabase {
  return {
    db: db.withTables<RegistryTables>(),
    long: { db: long.db.withTables<RegistryTables>() },
    schema,
    transaction: (work) => transaction((tx) => work(tx.withTables<RegistryTables>())),
  };
}

/**
 * Sends the registry's notifications through the shop's mail server; undefined without one. Each email opens a connection, as
 * emails are rare and no connection then has to be closed on shutdown.
 */
export function registryMail(settings: MailSettings | undefined, consoleUrl: string): Mail | undefined {
  if (!settings) return undefined;
  return {
    consoleUrl,
    async send({ to, subject, text, key }) {
      const transport = createSmtpTransport(settings);
      try {
        const mail = {
          message_key: key,
          recipient: to,
          reply_to: null,
          subject,
          body_text: text,
          body_html: null,
          stop_url: null,
        };
        await transport.send(mail);
        return null;
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error;
        return `The mail server rejected the message: ${error.reason}.`;
      } finally {
        transport.close();
      }
    },
  };
}

export interface OpenRegistry {
  readonly registry: Registry;
  /** The live release from the database, or the last known one. `openLive` requires its versions. */
  readonly live: LiveRelease;
}

/**
 * Opens the registry of this process on an open database. Imports a folder of releases from before the registry used the database,
 * once, and writes the first admin's token into the data folder.
 */
export async function openRegistry(
  opened: Database,
  {
    dataDir,
    releasesDir,
    bucket,
    gateChromium,
    registryToken,
    gateToken,
    releaseEnvironment: environment,
    oidc,
    pipelineIssuers,
    webhookNetworks,
    api,
    ops,
  }: Pick<Settings, 'dataDir' | 'releasesDir' | 'bucket' | 'gateChromium' | 'releaseEnvironment'> &
    Partial<
      Pick<
        Settings,
        'registryToken' | 'gateToken' | 'oidc' | 'pipelineIssuers' | 'webhookNetworks' | 'api' | 'ops'
      >
    >,
  compressed: CompressedFiles,
): Promise<OpenRegistry> {
  const database = registryDatabase(opened);
  const origin = ops && (ops.origin ?? addressOf(ops));
  const { storage, cache } = await openStorage(artifactsDir(releasesDir), bucket, compressed);
  const registry = await createRegistry({
    ...{ database, storage, cache, environment },
    gateChromium: gateChromium !== undefined,
    ...{ oidc, pipelineIssuers, webhookNetworks },
    origin: () => origin ?? '',
    consoleOrigin: ops?.origin,
    mail: origin === undefined ? undefined : registryMail(api?.mail, origin),
  });
  await registry.environments.require(environment).catch(nameEnvironmentVariable);
  const file = createReleaseFile(envsDir(releasesDir), environment);
  await importFolder(database, environment, { folder: cache.folder, file, now: registry.clock() });
  await registry.tokens.ensureAdmin(adminTokenFile(dataDir));
  if (registryToken) await registry.tokens.ensureShared('shop', registryToken);
  if (gateToken) await registry.tokens.ensureShared('gate', gateToken);
  const live = createLiveRelease({ ask: () => registry.releases.head(environment), cache, file });
  registry.onRelease(() => live.refresh());
  // A missing version may be published, or an unavailable storage respond, before `openLive` requires them.
  await live.refresh().catch(() => undefined);
  return { registry, live };
}

/** Rethrows the error for an unknown environment, prefixed with the variable's name. */
export function nameEnvironmentVariable(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(`RELEASE_ENVIRONMENT: ${reason}`, { cause: error });
}
