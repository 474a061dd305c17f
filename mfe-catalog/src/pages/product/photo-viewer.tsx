import { timings } from '@shop/config';
import type { Photo } from '@shop/contracts';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  Carousel,
  IconButton,
  ProductPhoto,
  useModalDialog,
  XIcon,
} from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { useId, useState } from 'react';
import { photoAlt } from './photo-alt';
import styles from './photo-viewer.module.css';
import { useKeySteps } from './use-key-steps';

interface PhotoViewerProps {
  /** Of the product. */
  readonly title: string;
  readonly photos: readonly Photo[];
  /** Index of the photo to begin with, null while closed. */
  readonly openAt: number | null;
  readonly onClose: () => void;
}

/** A photo is as wide as the shorter side of the window lets it be. */
const SIZES = '(orientation: landscape) 85vh, 100vw';

/** A product's photos over the whole window: to swipe through, or to step through with arrows on screen and keyboard. */
export function PhotoViewer({ title, photos, openAt, onClose }: PhotoViewerProps) {
  const { ref, shown } = useModalDialog(openAt !== null, onClose);
  const [index, setIndex] = useState(openAt ?? 0);
  const [openedAt, setOpenedAt] = useState(openAt);
  const titleId = useId();
  const last = photos.length - 1;
  const go = (wanted: number) => setIndex(Math.min(last, Math.max(0, wanted)));

  if (openedAt !== openAt) {
    setOpenedAt(openAt);
    if (openAt !== null) setIndex(openAt);
  }

  useKeySteps(ref, openAt !== null, {
    ArrowLeft: () => go(index - 1),
    ArrowRight: () => go(index + 1),
    Home: () => go(0),
    End: () => go(last),
  });

  return (
    <dialog ref={ref} className={styles.viewer} aria-labelledby={titleId} data-ground="dark">
      {shown && (
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {markLanguage(title)}
            </h2>
            <p className={styles.count}>{`${index + 1} of ${photos.length}`}</p>
            <IconButton label="Close" onClick={onClose}>
              <XIcon aria-hidden="true" />
            </IconButton>
          </header>
          <Carousel
            label="Photos"
            steps={false}
            transition={timings.carouselTransition}
            at={index}
            onMove={setIndex}
            className={styles.strip}
          >
            {photos.map((photo, position) => (
              <div key={`${position} ${photo.secure_url}`} className={styles.slide}>
                <ProductPhoto
                  photo={photo}
                  alt={photoAlt(title, photos, position)}
                  sizes={SIZES}
                  eager={position === openAt}
                  className={styles.photo}
                />
              </div>
            ))}
          </Carousel>
          {last > 0 && (
            <div className={styles.steps}>
              <IconButton label="Previous photo" disabled={index === 0} onClick={() => go(index - 1)}>
                <ArrowLeftIcon aria-hidden="true" />
              </IconButton>
              <IconButton label="Next photo" disabled={index === last} onClick={() => go(index + 1)}>
                <ArrowRightIcon aria-hidden="true" />
              </IconButton>
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
