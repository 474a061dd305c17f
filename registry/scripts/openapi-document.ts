import { fastify } from 'fastify';
import { createPageReleases } from '../src/modules/releases/shopper/page-releases';
import { registryPlugin } from '../src/http/registry-plugin';
import type { Registry } from '../src/registry';
import type { LiveRelease } from '../src/modules/releases/snapshot/live-release';
import type { ArtifactFolder } from '../src/modules/artifacts/storage/artifact-folder';

const ignore = () => undefined;

/** The registry's OpenAPI document, made without starting anything: no call reaches what is behind the routes. */
export async function openApiDocument(): Promise<string> {
  const registry = { sightings: { mark: ignore }, database: {} } as unknown as Registry;
  const live = { current: ignore } as unknown as LiveRelease;
  const pages = createPageReleases({
    live,
    folder: {} as ArtifactFolder,
    signingKey: () => '',
    onSeen: ignore,
    httpsOutside: false,
  });
  const app = fastify();
  await app.register(registryPlugin({ registry, live, pages: pages.plugin }));
  const { payload } = await app.inject('/registry/v1/openapi.json');
  await app.close();
  return payload;
}
