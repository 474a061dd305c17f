import { createRegistryClient, RegistryResponseError, sendSourceMaps } from '@shop/protocol';
import { tracedFetch } from '@shop/tracing';
import type { Assignment, Release, ShellContract } from '@shop/contracts';
import type { RegistryFailure } from '@shop/contracts/registry';
import {
  type CompressedFiles,
  createArtifactFolder,
  createLiveRelease,
  createPageReleases,
  createReleaseFile,
  createRenderCounts,
  createArtifactCache,
  issueNonce,
  remoteFiles,
  sendRelease,
} from '@shop/registry';
import { namingVariable } from './naming-variable';
import { artifactsDir, envsDir } from './release-folders';
import type { ShellSourceMaps } from '../builds/shell-source-maps';
import { signingKeyOf } from './signing-key';
import { telemetryForwarder } from './telemetry-forwarder';
import type { ShopReleases } from './shop-releases';

interface Options {
  readonly url: string;
  /** A token of role shop: it registers what its shell provides, and signs for the registry. */
  readonly token: string | undefined;
  /** The environment whose releases it follows. */
  readonly environment: string;
  readonly releasesDir: string;
  readonly compressed: CompressedFiles;
  readonly shell: ShellContract;
  /** Of the shell's scripts, which the registry gets; none when absent. */
  readonly sourceMaps?: ShellSourceMaps;
  readonly httpsOutside: boolean;
  readonly cityHeader?: string | undefined;
  readonly log: (line: string) => void;
}

type PublicOrWhole = Omit<Release, 'assignments'> & {
  readonly assignments: Readonly<
    Record<
      string,
      Omit<Assignment, 'canary'> & { readonly canary?: Partial<NonNullable<Assignment['canary']>> }
    >
  >;
};

/**
 * Without a valid token a registry keeps the salts of canaries, without which nobody can be drawn into one: everybody gets the
 * stable version then.
 */
function withKnownCanaries(release: PublicOrWhole): Release {
  const assignments = Object.entries(release.assignments).map(([remote, { canary, ...rest }]) => {
    const { version, salt, bps } = canary ?? {};
    const isKnown = version !== undefined && salt !== undefined && bps !== undefined;
    return [remote, isKnown ? { ...rest, canary: { ...canary, version, salt, bps } } : rest] as const;
  });
  return { ...release, assignments: Object.fromEntries(assignments) };
}

const followMs = 5000;
const lastSeenMs = 30_000;
const rendersMs = 2000;
/** No shopper waits for these calls, but a start does. */
const timeoutMs = 2000;

/**
 * Releases of a remote registry. Versions are downloaded before they are served, so pages, renders and open tabs
 * do not depend on the registry; while it is unavailable, the shop continues with its last release. Throws an Error that names
 * RELEASE_ENVIRONMENT where the registry has no such environment.
 */
export async function remoteReleases(options: Options): Promise<ShopReleases> {
  const {
    url,
    token,
    environment,
    releasesDir,
    compressed,
    shell,
    httpsOutside,
    cityHeader,
    log: logLine,
  } = options;
  const client = createRegistryClient({ url, token, timeoutMs, fetch: tracedFetch });
  const folder = createArtifactFolder(artifactsDir(releasesDir), compressed);
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
      throw new RegistryResponseError(response.status, `${url} answers ${response.status}.`, {});
    return withKnownCanaries((await response.json()) as PublicOrWhole);
  };
  const live = createLiveRelease({ ask, cache, file });
  const logError = (error: unknown) => logLine(error instanceof Error ? error.message : String(error));
  /** A registry that is unavailable or refuses does not prevent opening; one without this environment does. */
  const unlessUnknown = (error: unknown) => {
    if (error instanceof RegistryResponseError && error.body.environments) namingVariable(error);
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
    httpsOutside,
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
    everyMs: rendersMs,
    async send(counts) {
      await client
        .call('/renders', { method: 'POST', body: { env: environment, counts } })
        .catch((error: unknown) => {
          // What the registry rejects as invalid is not sent again.
          if (!(error instanceof RegistryResponseError) || ![400, 422].includes(error.status)) throw error;
          logError(error);
        });
    },
  });

  /** In the background of a start: no shopper waits for stacks that operators read. */
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
        // An older registry does not count them.
        if (!(error instanceof RegistryResponseError) || error.status !== 404) throw error;
      });
    },
    async reportCustomer(request, order) {
      const purchase = pages.purchaseOf(request, order);
      if (!purchase) return;
      const body = { env: environment, ...purchase };
      await client.call('/customers', { method: 'POST', body }).catch((error: unknown) => {
        // An older registry counts failures without them.
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
        return reply.code(404).send({ status: 404, message: 'No release here yet.' });
      });
    },
    ops: { address: url },
    start(log) {
      const stopFollowing = live.follow(followMs, (err) => log.warn({ err }, 'the registry is unavailable'));
      const stopRenders = renders.start((err) =>
        log.warn({ err }, 'renders on the server are not told to the registry'),
      );
      const timer = setInterval(() => void sendLastSeen(), lastSeenMs);
      timer.unref();
      if (options.sourceMaps && options.sourceMaps.names.length > 0) {
        void sendShellMaps(options.sourceMaps).catch((err: unknown) =>
          log.warn({ err }, 'source maps of the shell are not told to the registry'),
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
