import { makeScratchFolder, smallRemote } from '@shop/protocol/testing';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { isUnavailable } from '../../../platform/http/send-error';
import { openStorage } from './open-storage';

let server: Server;
let scratch: Awaited<ReturnType<typeof makeScratchFolder>>;

beforeEach(async () => {
  const key = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  jest.replaceProperty(process, 'env', { ...process.env, ...key });
  scratch = await makeScratchFolder();
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
  await scratch.remove();
});

/** Opens a bucket of a service with this behaviour. */
async function openAt(respond: RequestListener, silentMs?: number) {
  server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bucket = { bucket: 'releases', endpoint, region: undefined, prefix: undefined, silentMs };
  return openStorage(path.join(scratch.dir, 'cache'), bucket);
}

it('times out if the storage accepts requests but never responds', async () => {
  const { cache } = await openAt(() => undefined, 50);
  const error: unknown = await cache.ensure('catalog', '1.0.0').catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
  expect((error as Error).message).toMatch(/^The bucket releases at http:\S+ is unavailable: /);
});

it('retries a file if the connection breaks', async () => {
  const tries = new Map<string, number>();
  const { storage } = await openAt((request, response) => {
    const address = String(request.url);
    const count = (tries.get(address) ?? 0) + 1;
    tries.set(address, count);
    request.resume().on('end', () => (count === 1 ? request.socket.destroy() : response.end()));
  });
  const { artifact, files } = smallRemote('catalog', '1.0.0');
  const folder = path.join(scratch.dir, 'draft');
  for (const [name, bytes] of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), bytes);
  }
  await storage.put(artifact, folder);
  expect([...tries.values()]).toEqual([...tries].map(() => 2));
});
