import type { Photo } from '@shop/contracts';
import { PhotoChoice } from './photo-choice';
import styles from './product-gallery.module.css';
import { ZoomPhoto } from './zoom-photo';

interface ProductGalleryProps {
  readonly title: string;
  /** The main photo first. */
  readonly photos: readonly Photo[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** A product's photos: the chosen one large, all of them as thumbnails, and once more as the Collections strip. */
export function ProductGallery({ title, photos, chosen, onChoose }: ProductGalleryProps) {
  const photo = photos[chosen] ?? photos[0];
  return (
    <div className={styles.gallery}>
      {photo && <ZoomPhoto key={photo.secure_url} photo={photo} alt={title} />}
      <PhotoChoice label="Photos" photos={photos} chosen={chosen} onChoose={onChoose} size="thumbnail" />
      <section aria-labelledby="product-collections" className={styles.collections}>
        <h2 id="product-collections" className={styles.heading}>
          Collections
        </h2>
        <PhotoChoice label="Collections" photos={photos} chosen={chosen} onChoose={onChoose} size="strip" />
      </section>
    </div>
  );
}
