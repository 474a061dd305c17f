import { lookup as resolveName } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The error for an address that webhooks must not be sent to. */
export class PrivateTarget extends Error {
  constructor(readonly address: string) {
    super(
      `${address} is not a public address. The operator of the registry can allow private addresses with WEBHOOK_NETWORKS`,
    );
    this.name = 'PrivateTarget';
  }
}

/** Addresses that look public, but serve instance metadata with credentials. */
const metadata: ReadonlySet<string> = new Set(['168.63.129.16']);

/** Restricts webhooks to public addresses and allowed networks. */
export interface TargetGuard {
  /** Throws a PrivateTarget if a host is, or resolves to, a forbidden address. Ignores other lookup errors. */
  require(host: string): Promise<void>;
  /** Resolves host names for a connection, and fails if any address is forbidden. The connection uses the checked address. */
  readonly lookup: LookupFunction;
}

/** `networks` are allowed CIDR ranges in addition to public addresses. Throws an Error for an invalid one. */
export function createTargetGuard(networks: readonly string[]): TargetGuard {
  const allowed = networks.map((network) => ipaddr.parseCIDR(network));

  const isAllowed = (text: string): boolean => {
    // An IPv4-mapped IPv6 address is treated as IPv4.
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
