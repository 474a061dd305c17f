import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../support/percentile';
import { readResponses } from '../harness/read-responses';
import { addressesOf, type Asked } from './addresses';

export interface FloodPlan {
  readonly origin: string;
  readonly asked: Asked;
  /** Keep-alive connections, each of which sends its next request after its response. */
  readonly connections: number;
  readonly seconds: number;
  /** Ends the flood early. */
  readonly signal?: AbortSignal;
  /** The first number of uncached URLs. */
  readonly first: number;
}

export interface Flood {
  readonly connections: number;
  readonly seconds: number;
  /** Complete responses, by status. */
  readonly byStatus: Readonly<Record<string, number>>;
  /** Connections that failed, or closed before their response. */
  readonly broken: number;
  /** Requests that had no response when the flood ended. */
  readonly waiting: number;
  /** Time to the complete response, in ms; null when there was none. */
  readonly p50: number | null;
  readonly p99: number | null;
}

/** Delay before a broken connection is retried, in ms. */
const retryMs = 100;

/** Requests pages over a number of connections for some time, then disconnects. */
export async function flood({
  origin,
  asked,
  connections,
  seconds,
  signal,
  first,
}: FloodPlan): Promise<Flood> {
  const { host, port } = new URL(origin);
  const next = addressesOf(asked, first);
  const sockets = new Set<Socket>();
  const byStatus: Record<string, number> = {};
  const took: number[] = [];
  let [broken, waiting, isOver] = [0, 0, false];

  /** Sends requests over one connection until it breaks or the flood ends. */
  const ask = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
      sockets.add(socket);
      let began = 0;
      const send = () => {
        began = performance.now();
        socket.write(`GET ${next()} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip, deflate, br\r\n\r\n`);
      };
      readResponses(socket, (status) => {
        byStatus[status] = (byStatus[status] ?? 0) + 1;
        took.push(performance.now() - began);
        send();
      });
      socket.on('connect', send);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        if (isOver) waiting += 1;
        else broken += 1;
        resolve();
      });
    });

  const shop = async () => {
    while (!isOver) {
      await ask();
      if (!isOver) await pause(retryMs);
    }
  };
  const began = performance.now();
  const shoppers = Array.from({ length: connections }, shop);
  // The pause rejects when the flood is ended early.
  await pause(seconds * 1000, undefined, { signal }).catch(() => undefined);
  const lasted = (performance.now() - began) / 1000;
  isOver = true;
  for (const socket of sockets) socket.destroy();
  await Promise.all(shoppers);
  return {
    connections,
    seconds: lasted,
    byStatus,
    broken,
    waiting,
    p50: took.length > 0 ? percentile(took, 0.5) : null,
    p99: took.length > 0 ? percentile(took, 0.99) : null,
  };
}

/** Responses of 200 a second. */
export const pagesPerSecond = ({ byStatus, seconds }: Flood): number => (byStatus['200'] ?? 0) / seconds;
