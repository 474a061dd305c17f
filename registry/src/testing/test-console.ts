import { writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
import { consolePlugin } from '../console/plugin';
import { registryPlugin } from '../http/registry-plugin';
import type { TestRegistry } from './test-registry';

export interface TestConsole {
  readonly address: string;
  /** Requests a page, or sends a form if `form` is given, with the session. Does not follow redirects. */
  visit(
    path: string,
    options?: {
      readonly session?: string;
      readonly form?: Readonly<Record<string, string>>;
      readonly origin?: string;
    },
  ): Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }>;
  close(): Promise<void>;
}

/** Serves the console of a test registry, with an empty style sheet and script, unless `builtDir` contains the built ones. */
export async function openTestConsole(
  { registry, live, dir, clock }: TestRegistry,
  origin?: string,
  builtDir?: string,
): Promise<TestConsole> {
  const filesDir = builtDir ?? path.join(dir, 'console');
  await mkdir(filesDir, { recursive: true });
  for (const name of builtDir ? [] : ['console.1.css', 'console.1.js'])
    await writeFile(path.join(filesDir, name), '');
  const app = Fastify({ pluginTimeout: 0, forceCloseConnections: true });
  await app.register(registryPlugin({ registry, live }));
  await app.register(
    consolePlugin({ filesDir, clock: clock.now, origin, provider: registry.oidc?.label ?? null }),
  );
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    async visit(wanted, { session, form, origin: sender = address } = {}) {
      const response = await fetch(address + wanted, {
        redirect: 'manual',
        headers: { ...(session ? { cookie: `ops=${session}` } : {}), ...(form ? { origin: sender } : {}) },
        ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    close: () => app.close(),
  };
}
