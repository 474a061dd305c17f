import { fastify } from 'fastify';
import { createPageReleases } from '../src/modules/shopper/routes';
import { typedApp } from '@shop/server-kit';
import { describeRegistry } from '../src/http/describe-registry';
import { registryCalls, registryPrefix } from '../src/http/registry-plugin';
import { remoteFiles } from '../src/modules/artifacts/remote-files';
import { configureRegistryErrors } from '../src/platform/http/send-error';
import type { Registry } from '../src/registry';
import type { LiveRelease } from '../src/modules/releases/live-release';
import type { ArtifactCache } from '../src/modules/artifacts/storage/artifact-cache';
import type { ArtifactFolder } from '../src/modules/artifacts/storage/artifact-folder';

const ignore = () => undefined;

/**
 * The registry's OpenAPI document, including the routes at the shop's address. Generating it starts no server and runs no handler.
 */
export async function openApiDocument(): Promise<string> {
  const registry = { lastSeen: { mark: ignore }, database: {} } as unknown as Registry;
  const live = { current: ignore } as unknown as LiveRelease;
  const pages = createPageReleases({
    live,
    folder: {} as ArtifactFolder,
    signingKey: () => '',
    onSeen: ignore,
    isPublicHttps: false,
  });
  const app = fastify();
  configureRegistryErrors(app);
  await describeRegistry(typedApp(app));
  await app.register(pages.plugin);
  await app.register(remoteFiles({ cache: {} as ArtifactCache }));
  await app.register(registryCalls({ registry, live }), { prefix: registryPrefix });
  const { payload } = await app.inject('/registry/v1/openapi.json');
  await app.close();
  return payload;
}
