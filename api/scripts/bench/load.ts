import { connect, type Socket } from 'node:net';
import type { Served } from './served';

export interface Load {
  readonly requestsPerSecond: number;
  /** Processor time of the server a request, in microseconds. */
  readonly cpuMicros: number;
}

const CONNECTIONS = 16;

/** One request as bytes, and the status that its answers must have. */
export interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}

function bytesOf({ path, headers }: Asked, host: string): Buffer {
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Calls `heard` with the status of each answer that has come whole. Answers carry a length, or nothing. */
function onAnswers(socket: Socket, heard: (status: number) => void): void {
  let missing = 0;
  let status = 0;
  let head: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    let rest: Buffer = chunk;
    while (rest.length > 0) {
      if (missing === 0) {
        head = head.length > 0 ? Buffer.concat([head, rest]) : rest;
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        status = Number(text.slice(9, 12));
        missing = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
        rest = head.subarray(end + HEAD_END.length);
        head = Buffer.alloc(0);
      }
      const taken = Math.min(missing, rest.length);
      missing -= taken;
      rest = rest.subarray(taken);
      if (missing === 0) heard(status);
    }
  });
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}

/**
 * Sends so many requests over 16 connections that stay open, each waiting for its answer before it asks again. Of
 * HTTP it knows no more than it needs, so that the server is what is measured. Rejects on another status.
 */
export async function load(served: Served, asked: Asked, requests: number): Promise<Load> {
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
          onAnswers(socket, (status) =>
            status === asked.status ? next() : reject(new Error(`${asked.path} answers ${status}`)),
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
