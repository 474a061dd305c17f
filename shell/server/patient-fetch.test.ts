import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { patientFetch } from './patient-fetch';

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** A server that drops its first connections, then answers. */
async function droppingServer(drops: number): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    if (asked <= drops) request.socket.destroy();
    else response.end('here');
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, asked: () => asked };
}

describe('patientFetch', () => {
  it('asks once more when the connection was dropped', async () => {
    const { url, asked } = await droppingServer(1);
    expect(await (await patientFetch(url, {})).text()).toBe('here');
    expect(asked()).toBe(2);
  });

  it('gives up after that', async () => {
    const { url, asked } = await droppingServer(9);
    await expect(patientFetch(url, {})).rejects.toThrow();
    expect(asked()).toBe(2);
  });

  it('never repeats what changes something', async () => {
    const { url, asked } = await droppingServer(1);
    await expect(patientFetch(url, { method: 'POST', body: '{}' })).rejects.toThrow();
    expect(asked()).toBe(1);
  });
});
