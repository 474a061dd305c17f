import type { ColumnType } from 'kysely';
import type { Identity, Json, Timestamp } from '../../platform/db/schema';
import type { PhotoType } from './pictures';

/** A photo that a staff member uploaded. */
export interface PhotoTable {
  id: Identity;
  /** Words from the name of the uploaded file, followed by the start of the digest. */
  name: string;
  /** SHA-256 of its files, as hex: each photo is stored once. */
  digest: string;
  type: PhotoType;
  /** Widths of its files in pixels, the smallest first. */
  widths: Json<readonly number[]>;
  /** Dimensions of its main file, in pixels. */
  width: number;
  height: number;
  /** Its mean colour, #rrggbb. */
  placeholder: string;
  uploaded_at: Timestamp;
  /** When it was last known to be in use. */
  used_at: Timestamp;
}

/** A photo in one of its widths. */
export interface PhotoFileTable {
  photo_id: number;
  width: number;
  bytes: ColumnType<Uint8Array, Uint8Array, never>;
}

declare module '../../platform/db/schema' {
  interface Schema {
    photo: PhotoTable;
    photo_file: PhotoFileTable;
  }
}
