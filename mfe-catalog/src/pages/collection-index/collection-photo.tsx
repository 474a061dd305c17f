import type { Photo } from '@shop/contracts';
import { ProductPhoto } from '@shop/ui';
import styles from './collection-photo.module.css';

interface CollectionPhotoProps {
  /** Absent for a collection without products, whose place stays blank. */
  readonly photo: Photo | undefined;
  /** As the img attribute has it. */
  readonly sizes: string;
  readonly eager?: boolean;
}

/** The picture of a collection, filling a square. */
export function CollectionPhoto({ photo, sizes, eager }: CollectionPhotoProps) {
  return (
    <span className={styles.square}>
      {photo && <ProductPhoto photo={photo} alt="" sizes={sizes} eager={eager} />}
    </span>
  );
}
