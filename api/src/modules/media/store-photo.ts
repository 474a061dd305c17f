import { createHash } from 'node:crypto';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { nameOfPhoto } from './photo-names';
import { insertPhoto, type NamedPhoto } from './photo-repository';
import { MAIN_WIDTH } from './photo-view';
import type { UploadedFile } from './read-upload';

/** A photo to be stored. */
export interface PhotoUpload {
  /** Of the file that was chosen. */
  readonly chosen: string;
  /** Its mean colour, #rrggbb. */
  readonly placeholder: string;
  /** The smallest first. */
  readonly files: readonly [UploadedFile, ...UploadedFile[]];
}

function digestOf(files: readonly UploadedFile[]): string {
  const all = createHash('sha256');
  for (const { bytes } of files) all.update(createHash('sha256').update(bytes).digest());
  return all.digest('hex');
}

/** Stores a photo, once however often it comes, and says what it is called. */
export function storePhoto(
  tx: DatabaseTransaction,
  { chosen, placeholder, files }: PhotoUpload,
  now: Date,
): Promise<NamedPhoto> {
  const digest = digestOf(files);
  const main = files.findLast(({ width }) => width <= MAIN_WIDTH) ?? files[0];
  const { type, width, height } = main;
  return insertPhoto(
    tx,
    {
      name: nameOfPhoto(chosen, digest),
      digest,
      ...{ type, width, height, placeholder },
      widths: JSON.stringify(files.map((file) => file.width)),
      ...{ uploaded_at: now, used_at: now },
    },
    files,
  );
}
