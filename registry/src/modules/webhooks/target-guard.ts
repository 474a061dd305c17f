import { lookup as resolveName } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that no webhook may be sent to. */
export class PrivateTarget extends Error {
  constructor(readonly address: string) {
    super(
      `${address} is not a public address. Whoever runs the registry allows private ones with WEBHOOK_NETWORKS`,
    );
    this.name = 'PrivateTarget';
  }
}

/** Addresses that look public, but serve a machine's secrets to its processes. */
const metadata: ReadonlySet<string> = new Set(['168.63.129.16']);

/** Decides which addresses webhooks may be sent to: public ones, and those of the networks that are allowed. */
export interface TargetGuard {
  /** Throws a PrivateTarget for an address, or a name of one, that is not allowed; other failures of the lookup are ignored. */
  require(host: string): Promise<void>;
  /**
   * Resolves names for a connection, and fails for one of which any address is not allowed: the connection is made to the very
   * address that was checked.
   */
  readonly lookup: LookupFunction;
}

/** `networks` are CIDR ranges that are allowed in addition to public addresses. Throws an Error for an invalid one. */
export function createTargetGuard(networks: readonly string[]): TargetGuard {
  const allowed = networks.map((network) => ipaddr.parseCIDR(network));

  const isAllowed = (text: string): boolean => {
    // An IPv4 address within IPv6 is that IPv4 address.
    const address = ipaddr.process(text);
    if (allowed.some(([range, bits]) => address.kind() === range.kind() && address.match(range, bits))) {
      return true;
    }
    return address.range() === 'unicast' && !metadata.has(address.toString());
  };

  const requireAll = (addresses: readonly string[]) => {
    const refused = addresses.find((address) => !isAllowed(address));
    if (refused !== undefined) throw new PrivateTarget(refused);
  };

  const resolve = async (host: string) => {
    const found = await resolveName(host, { all: true, verbatim: true });
    requireAll(found.map(({ address }) => address));
    return found;
  };

  return {
    async require(host) {
      const bare = host.replace(/^\[(.*)\]$/, '$1');
      if (ipaddr.isValid(bare)) return requireAll([bare]);
      await resolve(bare).catch((error: unknown) => {
        if (error instanceof PrivateTarget) throw error;
      });
    },
    lookup(host, options, callback) {
      resolve(host).then(
        (found) => {
          const [first] = found;
          if (options.all) return callback(null, found);
          return callback(null, first?.address ?? '', first?.family);
        },
        (error: NodeJS.ErrnoException) => callback(error, []),
      );
    },
  };
}
