import type { Generated } from 'kysely';
import type { Json, Timestamp } from '../../platform/db/schema';
import type { PartName } from './schemas';

/** The parts of the storefront that staff have changed. */
export interface StorefrontPartTable {
  name: PartName;
  /** A value of the type in `PartValues`; null when the default was restored. */
  value: Json<unknown> | null;
  version: Generated<number>;
  changed_at: Timestamp;
  changed_by: string;
}

declare module '../../platform/db/schema' {
  interface Schema {
    storefront_part: StorefrontPartTable;
  }
}
