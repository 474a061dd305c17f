import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ResponseCounts } from '../harness/outcome';

/** Clients that send requests until they are stopped. */
export interface ClientLoad {
  count(): number;
  counts(): ResponseCounts;
  /** Every response but 200, and every broken connection. */
  readonly failures: readonly string[];
  /** Waits for the pending responses. */
  stop(): Promise<void>;
}

const betweenMs = 20;
const limitMs = 30_000;

/** Resolves with the status once the whole response has arrived. Never sends a request twice. */
const statusOf = (address: string, agent: Agent, method: 'GET' | 'POST'): Promise<number> =>
  new Promise((resolve, reject) => {
    // The shop refuses state-changing calls from other origins.
    const headers = { origin: new URL(address).origin };
    const sent = request(address, { agent, method, headers, timeout: limitMs }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.once('timeout', () => sent.destroy(new Error(`no response in ${limitMs / 1000} s`)));
    sent.end();
  });

/** The next request: uncached pages, reads, and calls that proxies never repeat, in turn. */
const nextRequest = (turn: number): readonly [path: string, method: 'GET' | 'POST', status: number] => {
  const kinds = [
    [`/all-products?page=${1 + (turn % 4)}&visit=${turn}`, 'GET', 200],
    [`/api/v1/product?limit=4&visit=${turn}`, 'GET', 200],
    ['/api/v1/user/signout', 'POST', 200],
    ['/faq', 'GET', 200],
  ] as const;
  return kinds[turn % kinds.length] ?? kinds[0];
};

/** Starts clients, each with one connection that it keeps alive. */
export function startClients(origin: string, clients: number): ClientLoad {
  const counts = new Map<string, number>();
  const failures: string[] = [];
  let stopping = false;
  let turn = 0;
  let count = 0;
  const note = (status: string) => {
    count += 1;
    counts.set(status, (counts.get(status) ?? 0) + 1);
  };
  const runClient = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!stopping) {
      const [path, method, expected] = nextRequest((turn += 1));
      try {
        const status = await statusOf(origin + path, agent, method);
        note(String(status));
        if (status !== expected) failures.push(`${method} ${path.split('?')[0]}: ${status}`);
      } catch (error) {
        note('none');
        failures.push(
          `${method} ${path.split('?')[0]}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      await pause(betweenMs);
    }
    agent.destroy();
  };
  const running = Array.from({ length: clients }, runClient);
  return {
    count: () => count,
    counts: () => Object.fromEntries(counts),
    failures,
    async stop() {
      stopping = true;
      await Promise.all(running);
    },
  };
}
