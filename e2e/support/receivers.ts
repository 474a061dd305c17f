import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on 127.0.0.1 for one exfiltration channel of a page, and records whether data arrived. */
interface Receiver {
  readonly port: number;
  /** Whether a client connected, even without a request. */
  isReached(): boolean;
  close(): Promise<void>;
}

async function listenTcp(): Promise<Receiver> {
  let reached = false;
  const server = createServer((_request, response) => response.writeHead(204).end());
  server.on('connection', () => (reached = true));
  server.on('upgrade', (_request, socket) => socket.destroy());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    isReached: () => reached,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function listenUdp(): Promise<Receiver> {
  let reached = false;
  const socket = createSocket('udp4', () => (reached = true));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    port: socket.address().port,
    isReached: () => reached,
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  };
}

/** One receiver for each channel. */
export interface Receivers {
  /** Port of each channel. */
  readonly ports: Readonly<Record<string, number>>;
  /** Channels on which something arrived. */
  reached(): readonly string[];
  close(): Promise<void>;
}

/** Opens a receiver for each channel; WebRTC reaches its STUN server over UDP. */
export async function openReceivers(ways: readonly string[]): Promise<Receivers> {
  const all = await Promise.all(
    ways.map(async (way) => [way, await (way === 'webrtc' ? listenUdp() : listenTcp())] as const),
  );
  return {
    ports: Object.fromEntries(all.map(([way, { port }]) => [way, port])),
    reached: () => all.flatMap(([way, receiver]) => (receiver.isReached() ? [way] : [])),
    close: async () => void (await Promise.all(all.map(([, receiver]) => receiver.close()))),
  };
}
