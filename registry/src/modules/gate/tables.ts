import type { GateReport } from '@shop/contracts/registry';
import type { Generated } from 'kysely';
import type { Json, Moment } from '../../platform/db/column-types';

/** A report of the gate on a set of versions. */
export interface GateReportTable {
  id: Generated<number>;
  env: string;
  /** Identifies the set of versions, by their digests. */
  set_id: string;
  at: Moment;
  report: Json<Omit<GateReport, 'id'>>;
}

/** A page as it is live and with the candidate: JPEG, as base64. */
export interface GatePictureTable {
  report: number;
  place: number;
  live: string;
  candidate: string;
}
