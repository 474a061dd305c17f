import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A simulated network between a shop and its database that can fail. Listens on 127.0.0.1. */
export interface TcpProxy {
  readonly port: number;
  /** The number of open connections. */
  connections(): number;
  /** The same database address through this proxy: `postgres://…@127.0.0.1:<port>/…`. */
  through(url: string): string;
  /** Sends new connections to this address and resets open ones, like a failover. */
  switchTo(url: string): void;
  /** Resets open connections; new ones are served. */
  reset(): void;
  /** Resets open and new connections, until `restore`. */
  disconnect(): void;
  /**
   * Holds back every packet in both directions, including ends and resets, until `restore`; then they arrive, as with TCP
   * retransmission. New connections are accepted but receive nothing.
   */
  blackhole(): void;
  /**
   * Drops every packet of the open connections permanently, while new ones are served: a failover whose old server disappeared
   * silently.
   */
  strand(): void;
  /** Serves again after `cut` or `blackhole`. */
  restore(): void;
  /** Resets all connections and stops listening. */
  close(): Promise<void>;
}

type State = 'open' | 'cut' | 'blackhole';

interface Pair {
  readonly near: Socket;
  /** Undefined until packets pass: a new connection in a blackhole has no far end. */
  far?: Socket;
  /** Nothing is forwarded until the near end gives up. */
  stranded?: boolean;
}

const addressOf = (url: string) => {
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, port: Number(port || (protocol.startsWith('postgres') ? 5432 : 0)) };
};

/** Starts a proxy on a free port that forwards connections to `target`, such as a database's address. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let state: State = 'open';
  let to = addressOf(target);

  const drop = (pair: Pair) => {
    pairs.delete(pair);
    pair.near.resetAndDestroy();
    pair.far?.resetAndDestroy();
  };
  const dropAll = () => [...pairs].forEach(drop);

  /** Ends a pair once one of its sockets has ended; the other one is notified only while packets pass. */
  const ended = (pair: Pair) => {
    if (state !== 'blackhole' && pairs.has(pair)) drop(pair);
  };

  const reach = (pair: Pair) => {
    const far = connect({ ...to, noDelay: true });
    pair.far = far;
    far.on('error', () => undefined);
    far.on('close', () => pair.stranded || ended(pair));
    pair.near.pipe(far);
    far.pipe(pair.near);
  };

  const stall = ({ near, far }: Pair) => {
    if (far) near.unpipe(far).pause();
    far?.unpipe(near).pause();
  };

  const resume = (pair: Pair) => {
    const { near, far, stranded } = pair;
    if (stranded) return;
    if (near.destroyed || far?.destroyed) drop(pair);
    else if (far) {
      near.pipe(far);
      far.pipe(near);
    } else reach(pair);
  };

  const server = createServer({ noDelay: true, pauseOnConnect: true }, (near) => {
    const pair: Pair = { near };
    near.on('error', () => undefined);
    near.on('close', () => ended(pair));
    pairs.add(pair);
    if (state === 'cut') drop(pair);
    else if (state === 'open') reach(pair);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    port,
    connections: () => pairs.size,
    through(url) {
      const changed = new URL(url);
      changed.host = `127.0.0.1:${port}`;
      return changed.href;
    },
    switchTo(url) {
      to = addressOf(url);
      dropAll();
    },
    reset: dropAll,
    disconnect() {
      state = 'cut';
      dropAll();
    },
    blackhole() {
      state = 'blackhole';
      pairs.forEach(stall);
    },
    strand() {
      for (const pair of pairs) {
        pair.stranded = true;
        stall(pair);
        // Keeps reading, so that its end is noticed.
        pair.near.resume();
      }
    },
    restore() {
      const swallowed = state === 'blackhole';
      state = 'open';
      if (swallowed) [...pairs].forEach(resume);
    },
    close() {
      state = 'cut';
      dropAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
