import type { Identity, Timestamp } from '../../platform/db/schema';

/** Moved pages. A page that is live at `from_path` is shown instead. Targets are never sources: chains are flattened. */
export interface RedirectTable {
  id: Identity;
  public_id: string;
  from_path: string;
  /** `pathKey` of `from_path`. */
  from_key: string;
  to_path: string;
  to_key: string;
  /** `renamed`: the shop added it when an address changed. */
  reason: 'renamed' | 'added';
  changed_at: Timestamp;
  /** The staff member who changed it last. */
  changed_by: string;
}

declare module '../../platform/db/schema' {
  interface Schema {
    redirect: RedirectTable;
  }
}
