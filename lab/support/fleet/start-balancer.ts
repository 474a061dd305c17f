import { startTcpProxy } from '../../../api/src/testing/tcp-proxy';

/** Interval between checks of the active server, and their timeout, in ms. */
const checkMs = 500;
const patienceMs = 2000;

/** Sends connections to one of several servers, and to a different one if it does not respond. */
export interface Balancer {
  readonly origin: string;
  /** The server that gets connections now. */
  active(): string;
  prefer(origin: string): void;
  close(): Promise<void>;
}

const responds = (origin: string) =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a balancer with these servers' origins. The first one gets connections while it responds. */
export async function startBalancer(origins: readonly [string, ...string[]]): Promise<Balancer> {
  let [active] = origins;
  const proxy = await startTcpProxy(active);
  const use = (origin: string) => {
    if (origin === active) return;
    active = origin;
    proxy.switchTo(origin);
  };
  let checking = false;
  const check = async () => {
    if (await responds(active)) return;
    for (const other of origins.filter((origin) => origin !== active)) {
      if (await responds(other)) return use(other);
    }
  };
  const timer = setInterval(() => {
    if (checking) return;
    checking = true;
    void check().finally(() => (checking = false));
  }, checkMs);
  timer.unref();
  return {
    origin: `http://127.0.0.1:${proxy.port}`,
    active: () => active,
    prefer: use,
    close() {
      clearInterval(timer);
      return proxy.close();
    },
  };
}
