import type { Generated } from 'kysely';
import type { Moment } from './column-types';

/** How far a session has come with a version, so that each stage counts once. */
export interface FunnelSessionTable {
  env: string;
  remote: string;
  version: string;
  session: string;
  /** One bit for each stage; see `funnelStages`. */
  stages: number;
  /** The bits that its last report has added. */
  fresh: number;
  /** A hash of the network that it reported from; null in rows of an older registry. */
  network: Generated<string | null>;
  at: Moment;
}
