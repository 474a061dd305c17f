import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CourierParcel } from '../courier';

/** A reply: JSON or text with a status, or a connection fault. */
export type Reply =
  | { readonly status?: number; readonly json?: unknown; readonly text?: string | Buffer }
  | 'hang up'
  | 'silence';

export interface SeenRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A courier's API on this machine, which sends recorded replies. */
export interface CourierServer {
  readonly origin: string;
  readonly seen: readonly SeenRequest[];
  /**
   * Sets the replies to calls whose `METHOD path` begins with `call`: each call receives the next reply, further calls
   * the last one.
   */
  reply(call: string, ...replies: readonly Reply[]): void;
  /** The received requests whose `METHOD path` begins with `call`. */
  callsTo(call: string): readonly SeenRequest[];
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part as Uint8Array);
  return Buffer.concat(parts).toString('utf8');
}

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

export async function startCourierServer(): Promise<CourierServer> {
  const replies = new Map<string, Reply[]>();
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    void bodyOf(request).then((body) => {
      seen.push({ method, path, headers, body });
      const name = [...replies.keys()]
        .filter((call) => `${method} ${path}`.startsWith(call))
        .toSorted((one, other) => other.length - one.length)[0];
      const waiting = replies.get(name ?? '') ?? [{ status: 404, json: { message: '404 Not Found' } }];
      const reply = waiting.length > 1 ? waiting.shift() : waiting[0];
      if (reply === 'silence' || !reply) return;
      if (reply === 'hang up') request.socket.destroy();
      else response.writeHead(reply.status ?? 200).end(reply.text ?? JSON.stringify(reply.json ?? {}));
    });
  });
  const port = await listen(server);
  const callsTo = (call: string) => seen.filter(({ method, path }) => `${method} ${path}`.startsWith(call));
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    reply: (call, ...given) => void replies.set(call, [...given]),
    callsTo,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
}

/** A parcel of two lines to Pune. */
export const testParcel = (changes: Partial<CourierParcel> = {}): CourierParcel => ({
  reference: 'prc-7',
  orderNumber: 'ord_abc',
  orderedAt: new Date('2026-11-28T20:00:00Z'),
  address: {
    name: 'Asha Rao',
    phone: '9876543210',
    email: 'asha@example.in',
    street: '12 MG Road, Flat 4',
    city: 'Pune',
    state: 'Maharashtra',
    pinCode: '411001',
  },
  weightGrams: 750,
  lines: [
    { title: 'Ink & Paper Set', code: 'INK-1', quantity: 2, unitPaise: 12_550, hsn: '4820' },
    { title: 'Brass Pen', code: 'PEN-9', quantity: 1, unitPaise: 49_900, hsn: null },
  ],
  declaredPaise: 75_000,
  collectPaise: 0,
  ...changes,
});

/** Limits for tests: a slow machine must not end a call. */
export const patient = { timeoutMs: 60_000, deadlineMs: 60_000, backoffMs: 1 } as const;
