import { afterEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compareLists, sendAlert } from './compare';
import { readReceivedHeaders } from './received-headers';

let server: Server | undefined;
afterEach(() => void server?.close());

/** A server that responds with a status and headers; resolves with its address and the received requests. */
async function listen(status: number, headers: Readonly<Record<string, string>> = {}) {
  const bodies: string[] = [];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    bodies.push(Buffer.concat(chunks).toString());
    response.writeHead(status, headers).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies };
}

it('finds removed, added and changed lines, regardless of order and line endings', () => {
  expect(compareLists('a\t1\nb\t2\n', 'b\t2\r\na\t1\r\n')).toEqual([]);
  expect(compareLists('a\t1\nb\t2', 'a\t1\nb\t3\nc\t4')).toEqual(['- b\t2', '+ b\t3', '+ c\t4']);
});

it('reads the received headers, and lists missing ones', async () => {
  const { url } = await listen(200, { 'content-security-policy': "default-src 'self'" });
  const headers = await readReceivedHeaders(url);
  expect(headers).toContainEqual({ name: 'content-security-policy', value: "default-src 'self'" });
  expect(headers).toContainEqual({ name: 'connection-allowlist', value: '' });
});

it('fails if the page cannot be loaded', async () => {
  const { url } = await listen(503);
  await expect(readReceivedHeaders(url)).rejects.toThrow('/checkout responded with 503.');
});

it('posts the differences to a webhook, and fails if it rejects them', async () => {
  const taken = await listen(200);
  await sendAlert(taken.url, 'https://shop.example', ['+ header\tx']);
  expect(JSON.parse(taken.bodies[0] ?? '')).toEqual({
    text: 'The payment page of https://shop.example differs from the approved list in 1 line:\n+ header\tx',
  });
  server?.close();
  const refusing = await listen(500);
  await expect(sendAlert(refusing.url, 'https://shop.example', [])).rejects.toThrow('responded with 500');
});
