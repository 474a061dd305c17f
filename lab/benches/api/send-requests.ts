import { connect, type Socket } from 'node:net';
import { readResponses } from '../harness/read-responses';
import type { Served } from '../harness/served';

export interface Load {
  readonly requestsPerSecond: number;
  /** Processor time of the server per request, in microseconds. */
  readonly cpuMicros: number;
}

const CONNECTIONS = 16;

/** A request as bytes, and the expected status. */
export interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

function bytesOf({ path, headers }: Asked, host: string): Buffer {
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}

/**
 * Sends a number of requests over 16 keep-alive connections, each waiting for its response before the next request.
 * Its HTTP support is minimal, so that the server is measured. Rejects on an unexpected status.
 */
export async function sendRequests(served: Served, asked: Asked, requests: number): Promise<Load> {
  const { host, port } = new URL(served.origin);
  const request = bytesOf(asked, host);
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(Number(port))));
  const cpuBefore = await served.cpu();
  const began = performance.now();
  let unsent = requests;
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          const next = () => (unsent-- > 0 ? socket.write(request) : resolve());
          socket.on('error', reject).on('close', () => reject(new Error(`${asked.path}: closed`)));
          readResponses(socket, (status) =>
            status === asked.status ? next() : reject(new Error(`${asked.path} responded with ${status}`)),
          );
          next();
        }),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  const cpuMicros = ((await served.cpu()) - cpuBefore) / requests;
  for (const socket of sockets) socket.removeAllListeners('close').destroy();
  return { requestsPerSecond: requests / seconds, cpuMicros };
}
