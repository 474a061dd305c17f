import type { Tx } from '../../platform/db/tables';
import type { Client } from './client';
import { isCustomer, type CustomerShare } from './customers';
import { noteNetwork } from './networks';
import type { Issued } from './nonce';

/** A report whose permit is valid, and who sent it. */
export interface Admitted {
  readonly issued: Issued;
  /** Null where a shop of an older version forwards it without naming the client: then no limits apply. */
  readonly client: Client | null;
  /** Whether its page had a document of this shop, and asked for the permit from the same network. */
  readonly isOwn: boolean;
  /** Whether its network is known. */
  readonly isKnown: boolean;
  /** Whether an order was paid in its browser, and its network is known. */
  readonly isCustomer: boolean;
  /** The share of customers among the sessions that report, from 0 to 1; null where there are too few. */
  readonly customerShare: number | null;
  readonly at: Date;
}

/** Whether a report is evidence about versions in all that it says; of others, failures may still count beside those of customers. */
export const isEvidence = ({ isOwn, isKnown }: Pick<Admitted, 'isOwn' | 'isKnown'>): boolean =>
  isOwn && isKnown;

/** Admits the report of a permit, from a client as the registry or the forwarding shop has seen it. */
export async function admitReport(
  tx: Tx,
  { issued, sender }: { readonly issued: Issued; readonly sender: Client | null },
  { customerShare, at }: { readonly customerShare: CustomerShare; readonly at: Date },
): Promise<Admitted> {
  const { env, browser } = issued;
  const client = sender ?? issued.client ?? null;
  const isMoved = issued.client !== undefined && client?.network !== issued.client.network;
  const isOwn = !isMoved && issued.isServed !== false;
  const isKnown = client === null || (isOwn && (await noteNetwork(tx, env, client.network, at)));
  return {
    issued,
    client,
    isOwn,
    isKnown,
    isCustomer: isKnown && browser !== undefined && (await isCustomer(tx, env, browser, at)),
    customerShare: await customerShare(tx, env, at),
    at,
  };
}
