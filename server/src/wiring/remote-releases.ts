import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Assignment, Release, ShellContract } from '@shop/contracts';
import type { RegistryFailure, SigningKey } from '@shop/contracts/registry';
import {
  createRegistryClient,
  type RegistryClient,
  RegistryResponseError,
  sendSourceMaps,
} from '@shop/protocol';
import {
  clientHeader,
  clientOf,
  clientText,
  type CompressedFiles,
  createArtifactCache,
  createArtifactFolder,
  createLiveRelease,
  createPageReleases,
  createRateLimit,
  createReleaseFile,
  createRenderCounts,
  issueNonce,
  liveEnv,
  remoteFiles,
  sendRelease,
} from '@shop/registry';
import { tracedFetch } from '@shop/tracing';
import type { FastifyPluginAsync } from 'fastify';
import type { ShellSourceMaps } from '../builds/publish-shell';
import { artifactsDir, envsDir } from '../settings/places';
import { nameEnvironmentVariable } from './open-registry';
import type { ShopReleases } from './shop-releases';
import { lastSeenReportMs, registryPollMs, registryTimeoutMs, rendersReportMs } from '../durations';

/**
 * Reads the signing key of an environment, and stores it for starts while the registry is unavailable. Without a stored one it is
 * random: the shop opens, but its reports are rejected until the next start.
 */
async function signingKeyOf(
  client: RegistryClient,
  { environment, dir }: { readonly environment: string; readonly dir: string },
): Promise<string> {
  const file = path.join(dir, environment === liveEnv ? 'signing-key' : `signing-key-${environment}`);
  try {
    const { key } = await client.call<SigningKey>(`/signing-key?env=${environment}`);
    await writeFile(file, key, { mode: 0o600 });
    return key;
  } catch {
    const storedKey = await readFile(file, 'utf8').catch(() => '');
    return storedKey || randomBytes(32).toString('base64url');
  }
}

const reportBytes = 32 * 1024;
const reportsPerMinute = 300;

/**
 * Forwards `POST /registry/v1/telemetry` to a remote registry, as pages may only report to their own origin. The shopper's IP
 * address is sent as a hash, keyed with the signing key.
 */
function telemetryForwarder(client: RegistryClient, signingKey: string): FastifyPluginAsync {
  return async (app) => {
    const limit = createRateLimit({ max: reportsPerMinute, ms: 60_000 });
    const parser = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser('text/plain', { parseAs: 'string' }, parser);
    app.post('/registry/v1/telemetry', { bodyLimit: reportBytes }, async (request, reply) => {
      const retryAfter = limit.take(request.ip, new Date());
      if (retryAfter > 0) return reply.code(429).header('retry-after', retryAfter).send();
      // While the registry is unavailable, a lost report should not cause an error in the page.
      const headers = { [clientHeader]: clientText(clientOf(request.ip, signingKey)) };
      const response = await client
        .send('/telemetry', { method: 'POST', body: request.body, headers })
        .catch(() => null);
      if (response?.status !== 422) return reply.code(204).send();
      return reply
        .code(422)
        .type('application/json')
        .send(await response.text());
    });
  };
}

interface Options {
  readonly url: string;
  /** A token with the role `shop`, which registers the shell's contract and reads the signing key. */
  readonly token: string | undefined;
  /** The environment whose releases it follows. */
  readonly environment: string;
  readonly releasesDir: string;
  readonly compressed: CompressedFiles;
  readonly shell: ShellContract;
  /** Source maps of the shell's scripts to send to the registry; none when absent. */
  readonly sourceMaps?: ShellSourceMaps;
  readonly isPublicHttps: boolean;
  readonly cityHeader?: string | undefined;
  readonly log: (line: string) => void;
}

type ReleaseResponse = Omit<Release, 'assignments'> & {
  readonly assignments: Readonly<
    Record<
      string,
      Omit<Assignment, 'canary'> & { readonly canary?: Partial<NonNullable<Assignment['canary']>> }
    >
  >;
};

/**
 * A registry omits the salts of canaries for callers without a valid token. Shoppers cannot be assigned to a canary without its
 * salt, so all get the stable version.
 */
function withKnownCanaries(release: ReleaseResponse): Release {
  const assignments = Object.entries(release.assignments).map(([remote, { canary, ...rest }]) => {
    const { version, salt, bps } = canary ?? {};
    const isKnown = version !== undefined && salt !== undefined && bps !== undefined;
    return [remote, isKnown ? { ...rest, canary: { ...canary, version, salt, bps } } : rest] as const;
  });
  return { ...release, assignments: Object.fromEntries(assignments) };
}

/**
 * Releases of a remote registry. Versions are downloaded before they are served, so pages, renders and open tabs do not depend on
 * the registry; while it is unavailable, the shop continues with its last release. Throws an Error that names RELEASE_ENVIRONMENT
 * if the registry does not have that environment.
 */
export async function remoteReleases(options: Options): Promise<ShopReleases> {
  const {
    url,
    token,
    environment,
    releasesDir,
    compressed,
    shell,
    isPublicHttps,
    cityHeader,
    log: logLine,
  } = options;
  const client = createRegistryClient({ url, token, timeoutMs: registryTimeoutMs, fetch: tracedFetch });
  const folder = createArtifactFolder(artifactsDir(releasesDir), compressed);
  // Render processes can only be given a folder that exists, and the registry may be unavailable at the first start.
  await mkdir(folder.dir, { recursive: true });
  const cache = createArtifactCache(folder, client.fetchArtifact);
  const file = createReleaseFile(envsDir(releasesDir), environment);
  const ask = async (): Promise<Release | undefined> => {
    const response = await client.send(`/envs/${environment}/release.json`);
    if (response.status === 404) {
      const refusal = (await response.json().catch(() => ({}))) as Partial<RegistryFailure>;
      if (refusal.environments) throw new RegistryResponseError(404, String(refusal.message), { ...refusal });
      return undefined;
    }
    if (!response.ok)
      throw new RegistryResponseError(response.status, `${url} responded with ${response.status}.`, {});
    return withKnownCanaries((await response.json()) as ReleaseResponse);
  };
  const live = createLiveRelease({ ask, cache, file });
  const logError = (error: unknown) => logLine(error instanceof Error ? error.message : String(error));
  /** The shop opens while the registry is unavailable, but not if the registry lacks its environment. */
  const unlessUnknown = (error: unknown) => {
    if (error instanceof RegistryResponseError && error.body.environments) nameEnvironmentVariable(error);
    logError(error);
  };
  const [signingKey] = await Promise.all([
    signingKeyOf(client, { environment, dir: releasesDir }),
    live.refresh().catch(unlessUnknown),
    client.call(`/envs/${environment}/shell`, { method: 'PUT', body: shell }).catch(unlessUnknown),
  ]);

  const seen = new Set<string>();
  const pages = createPageReleases({
    live,
    folder,
    signingKey: () => signingKey,
    onSeen: (remote, version) => seen.add(`${remote}@${version}`),
    isPublicHttps,
    cityHeader,
  });
  const sendLastSeen = async () => {
    const versions = [...seen];
    seen.clear();
    if (versions.length === 0) return;
    await client.call('/sightings', { method: 'POST', body: { versions } }).catch(() => {
      for (const name of versions) seen.add(name);
    });
  };

  const renders = createRenderCounts({
    everyMs: rendersReportMs,
    async send(counts) {
      await client
        .call('/renders', { method: 'POST', body: { env: environment, counts } })
        .catch((error: unknown) => {
          // Data that the registry rejects as invalid is not sent again.
          if (!(error instanceof RegistryResponseError) || ![400, 422].includes(error.status)) throw error;
          logError(error);
        });
    },
  });

  /** Runs in the background, as only operators need source maps. */
  const sendShellMaps = async ({ names, read }: ShellSourceMaps) => {
    const maps = new Map<string, Uint8Array>();
    for (const name of names) maps.set(name, await read(name));
    await client.upload(`/envs/${environment}/shell/source-maps`, sendSourceMaps(maps));
  };

  return {
    remotesDir: folder.dir,
    live,
    pages,
    reportRender: renders.count,
    async reportPurchase(request, stages) {
      const issued = pages.issuedFor(request);
      if (!issued) return;
      const body = { nonce: issueNonce(issued, signingKey), stages };
      await client.call('/purchases', { method: 'POST', body }).catch((error: unknown) => {
        // An older registry does not count purchases.
        if (!(error instanceof RegistryResponseError) || error.status !== 404) throw error;
      });
    },
    async reportCustomer(request, order) {
      const purchase = pages.purchaseOf(request, order);
      if (!purchase) return;
      const body = { env: environment, ...purchase };
      await client.call('/customers', { method: 'POST', body }).catch((error: unknown) => {
        // An older registry does not record which browsers have paid for orders.
        if (!(error instanceof RegistryResponseError) || error.status !== 404) throw error;
      });
    },
    async plugin(app) {
      await app.register(pages.plugin);
      await app.register(
        remoteFiles({ cache, onServed: (remote, version) => seen.add(`${remote}@${version}`) }),
      );
      await app.register(telemetryForwarder(client, signingKey));
      app.get<{ Params: { env: string } }>('/registry/v1/envs/:env/release.json', (request, reply) => {
        const release = live.current();
        if (release?.env === request.params.env) return sendRelease(request, reply, release);
        return reply.code(404).send({ status: 404, message: 'There is no live release yet.' });
      });
    },
    ops: { address: url },
    start(log) {
      const stopFollowing = live.follow(registryPollMs, (err) =>
        log.warn({ err }, 'the registry is unavailable'),
      );
      const stopRenders = renders.start((err) =>
        log.warn({ err }, 'server renders could not be reported to the registry'),
      );
      const timer = setInterval(() => void sendLastSeen(), lastSeenReportMs);
      timer.unref();
      if (options.sourceMaps && options.sourceMaps.names.length > 0) {
        void sendShellMaps(options.sourceMaps).catch((err: unknown) =>
          log.warn({ err }, 'source maps of the shell could not be sent to the registry'),
        );
      }
      return async () => {
        clearInterval(timer);
        await stopFollowing();
        await stopRenders();
        await sendLastSeen();
      };
    },
  };
}
