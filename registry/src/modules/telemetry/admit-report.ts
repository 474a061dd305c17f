import type { Tx } from '../../platform/db/tables';
import type { Client } from './client';
import { isCustomer } from './customers';
import { noteNetwork } from './networks';
import type { Issued } from './nonce';

/** A report whose permit is valid, and who sent it. */
export interface Admitted {
  readonly issued: Issued;
  /** Null where a shop of an older version forwards it without naming the client: then no limits apply. */
  readonly client: Client | null;
  /** Whether it may count as evidence: its page had a document of this shop, and its network is known and the one that asked for the permit. */
  readonly isEvidence: boolean;
  /** Whether an order was paid in its browser. */
  readonly isCustomer: boolean;
  readonly at: Date;
}

/** Admits the report of a permit, from a client as the registry or the forwarding shop has seen it. */
export async function admitReport(
  tx: Tx,
  { issued, sender }: { readonly issued: Issued; readonly sender: Client | null },
  at: Date,
): Promise<Admitted> {
  const { env, browser } = issued;
  const client = sender ?? issued.client ?? null;
  const isMoved = issued.client !== undefined && client?.network !== issued.client.network;
  const isOwn = !isMoved && issued.isServed !== false;
  return {
    issued,
    client,
    isEvidence: isOwn && (client === null || (await noteNetwork(tx, env, client.network, at))),
    isCustomer: browser !== undefined && (await isCustomer(tx, env, browser, at)),
    at,
  };
}
