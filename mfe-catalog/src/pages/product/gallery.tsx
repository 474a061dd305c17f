import type { Photo } from '@shop/contracts';
import { IconButton, MagnifyingGlassPlusIcon } from '@shop/ui';
import { useState } from 'react';
import { photoAlt } from './photo-alt';
import { PhotoChoice } from './photo-choice';
import { PhotoViewer } from './photo-viewer';
import styles from './product-gallery.module.css';
import { ZoomPhoto } from './zoom-photo';

interface ProductGalleryProps {
  readonly title: string;
  /** The main photo first. */
  readonly photos: readonly Photo[];
  /** The chosen photo alone. */
  readonly brief?: boolean;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** A product's photos: the chosen one large, all of them as thumbnails, and once more as the Collections strip. */
export function ProductGallery({ title, photos, brief = false, chosen, onChoose }: ProductGalleryProps) {
  const [viewing, setViewing] = useState(false);
  const photo = photos[chosen] ?? photos[0];
  const choice = { title, photos, chosen, onChoose };
  return (
    <div className={styles.gallery}>
      <div className={styles.main}>
        {photo && <ZoomPhoto key={photo.secure_url} photo={photo} alt={photoAlt(title, photos, chosen)} />}
        <IconButton
          label="Open full-screen gallery"
          aria-haspopup="dialog"
          className={styles.open}
          onClick={() => setViewing(true)}
        >
          <MagnifyingGlassPlusIcon aria-hidden="true" />
        </IconButton>
      </div>
      {!brief && (
        <>
          <PhotoChoice label="Photos" size="thumbnail" {...choice} />
          <section aria-labelledby="product-collections" className={styles.collections}>
            <h2 id="product-collections" className={styles.heading}>
              Collections
            </h2>
            <PhotoChoice label="Collections" size="strip" {...choice} />
          </section>
          <PhotoViewer
            title={title}
            photos={photos}
            openAt={viewing ? chosen : null}
            onClose={() => setViewing(false)}
          />
        </>
      )}
    </div>
  );
}
