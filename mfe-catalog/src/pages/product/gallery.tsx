import { timings } from '@shop/config';
import type { Photo } from '@shop/contracts';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  Carousel,
  classNames,
  IconButton,
  MagnifyingGlassPlusIcon,
  ProductPhoto,
  useModalDialog,
  XIcon,
} from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { t } from '../../messages';
import { photoAlt, ZoomPhoto } from './photo';
import viewerStyles from './photo-viewer.module.css';
import styles from './product-gallery.module.css';

interface PhotoChoiceProps {
  readonly label: string;
  /** The product's title. */
  readonly title: string;
  readonly photos: readonly Photo[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly size: 'thumbnail' | 'strip';
}

const choiceSizes = { thumbnail: '88px', strip: '(min-width: 768px) 280px, 44vw' } as const;

/** A list of a product's photos to choose from. */
function PhotoChoice({ label, title, photos, chosen, onChoose, size }: PhotoChoiceProps) {
  return (
    <ul className={classNames(styles.row, styles[size])} aria-label={label}>
      {photos.map((photo, index) => (
        <li key={`${index} ${photo.secure_url}`}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
          >
            <ProductPhoto
              photo={photo}
              alt={photoAlt(title, photos, index)}
              sizes={choiceSizes[size]}
              className={styles.photo}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** While `listening`, runs the step with the name of a key when it is pressed in the element without modifiers. */
function useKeySteps(
  element: RefObject<HTMLElement | null>,
  listening: boolean,
  steps: Readonly<Record<string, () => void>>,
): void {
  const latest = useRef(steps);

  useEffect(() => {
    latest.current = steps;
  }, [steps]);

  useEffect(() => {
    const target = element.current;
    if (!target || !listening) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = latest.current[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      step();
    };
    target.addEventListener('keydown', onKeyDown);
    return () => target.removeEventListener('keydown', onKeyDown);
  }, [element, listening]);
}

interface PhotoViewerProps {
  /** The product's title. */
  readonly title: string;
  readonly photos: readonly Photo[];
  /** Index of the first photo to show, null while closed. */
  readonly openAt: number | null;
  readonly onClose: () => void;
}

/** The width of a photo is limited by the shorter side of the window. */
const VIEWER_SIZES = '(orientation: landscape) 85vh, 100vw';

/** A full-screen gallery of a product's photos, with swiping, buttons and arrow keys. */
function PhotoViewer({ title, photos, openAt, onClose }: PhotoViewerProps) {
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
    <dialog ref={ref} className={viewerStyles.viewer} aria-labelledby={titleId} data-ground="dark">
      {shown && (
        <div className={viewerStyles.sheet}>
          <header className={viewerStyles.head}>
            <h2 id={titleId} className={viewerStyles.title}>
              {markLanguage(title)}
            </h2>
            <p className={viewerStyles.count}>
              {t('{position} of {count}', { position: index + 1, count: photos.length })}
            </p>
            <IconButton label={t('Close')} onClick={onClose}>
              <XIcon aria-hidden="true" />
            </IconButton>
          </header>
          <Carousel
            label={t('Photos')}
            steps={false}
            transition={timings.carouselTransition}
            at={index}
            onMove={setIndex}
            className={viewerStyles.strip}
          >
            {photos.map((photo, position) => (
              <div key={`${position} ${photo.secure_url}`} className={viewerStyles.slide}>
                <ProductPhoto
                  photo={photo}
                  alt={photoAlt(title, photos, position)}
                  sizes={VIEWER_SIZES}
                  eager={position === openAt}
                  className={viewerStyles.photo}
                />
              </div>
            ))}
          </Carousel>
          {last > 0 && (
            <div className={viewerStyles.steps}>
              <IconButton label={t('Previous photo')} disabled={index === 0} onClick={() => go(index - 1)}>
                <ArrowLeftIcon aria-hidden="true" />
              </IconButton>
              <IconButton label={t('Next photo')} disabled={index === last} onClick={() => go(index + 1)}>
                <ArrowRightIcon aria-hidden="true" />
              </IconButton>
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}

interface ProductGalleryProps {
  readonly title: string;
  /** The photos, main photo first. */
  readonly photos: readonly Photo[];
  /** Shows only the chosen photo. */
  readonly brief?: boolean;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** A product's photos: the chosen one large, all of them as thumbnails, and again as the Collections strip. */
export function ProductGallery({ title, photos, brief = false, chosen, onChoose }: ProductGalleryProps) {
  const [viewing, setViewing] = useState(false);
  const photo = photos[chosen] ?? photos[0];
  const choice = { title, photos, chosen, onChoose };
  return (
    <div className={styles.gallery}>
      <div className={styles.main}>
        {photo && <ZoomPhoto key={photo.secure_url} photo={photo} alt={photoAlt(title, photos, chosen)} />}
        <IconButton
          label={t('Open full-screen gallery')}
          aria-haspopup="dialog"
          className={styles.open}
          onClick={() => setViewing(true)}
        >
          <MagnifyingGlassPlusIcon aria-hidden="true" />
        </IconButton>
      </div>
      {!brief && (
        <>
          <PhotoChoice label={t('Photos')} size="thumbnail" {...choice} />
          <section aria-labelledby="product-collections" className={styles.collections}>
            <h2 id="product-collections" className={styles.heading}>
              {t('Collections')}
            </h2>
            <PhotoChoice label={t('Collections')} size="strip" {...choice} />
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
