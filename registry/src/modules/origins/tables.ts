import type { Moment } from '../../platform/db/column-types';

/** An origin that a remote may use. A withdrawn approval is deleted; the audit keeps it. */
export interface ApprovedOriginTable {
  remote: string;
  /** Such as `https://maps.example`. */
  origin: string;
  approved_by: string;
  approved_at: Moment;
  reason: string;
}
