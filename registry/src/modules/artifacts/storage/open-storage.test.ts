import { makeScratchFolder } from '@shop/packer/testing';
import { afterEach, expect, it, jest } from '@jest/globals';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { isUnavailable } from '../../../platform/http/send-error';
import { openStorage } from './open-storage';

afterEach(() => jest.restoreAllMocks());

it('gives up on a storage that takes requests and sends nothing', async () => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const scratch = await makeScratchFolder();
  try {
    const endpoint = `http://127.0.0.1:${port}`;
    const bucket = { bucket: 'releases', endpoint, region: undefined, prefix: undefined, silentMs: 50 };
    const { cache } = await openStorage(scratch.dir, bucket);
    const error: unknown = await cache.ensure('catalog', '1.0.0').catch((thrown: unknown) => thrown);
    expect(isUnavailable(error)).toBe(true);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
    await scratch.remove();
  }
});
