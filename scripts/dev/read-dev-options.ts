import { parseArgs } from 'node:util';
import { remoteNames } from '../../server/build/packages';

type Environment = Readonly<Record<string, string | undefined>>;

/** The options of `npm run dev`. */
export interface DevOptions {
  readonly remote: string;
  readonly standalone: boolean;
  readonly host: string;
  readonly port: number;
  /** Origin of the live shop. */
  readonly shop: string;
}

/** The default port, different from those of the shop and its console. */
const defaultPort = 3003;

/**
 * Reads `<remote> [--standalone]`, `PORT`, `HOST` and `SHOP_URL`; throws an Error with one clear line for invalid
 * options.
 */
export function readDevOptions(args: readonly string[], env: Environment): DevOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { standalone: { type: 'boolean', default: false } },
  });
  const [remote] = positionals;
  const known = remoteNames.join(', ');
  if (!remote) throw new Error(`Missing remote. Use: npm run dev <remote>, with one of ${known}.`);
  if (!remoteNames.includes(remote)) {
    throw new Error(`There is no remote "${remote}" here. Available: ${known}.`);
  }
  const port = Number(env.PORT || defaultPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${env.PORT}", but a port is a number from 1 to 65535.`);
  }
  const shop = env.SHOP_URL || 'http://127.0.0.1:3000';
  if (!URL.canParse(shop) || !/^https?:/.test(shop)) {
    throw new Error(`SHOP_URL is "${shop}", but a shop is at an address such as http://127.0.0.1:3000.`);
  }
  return {
    remote,
    standalone: values.standalone,
    host: env.HOST || '127.0.0.1',
    port,
    shop: new URL(shop).origin,
  };
}
