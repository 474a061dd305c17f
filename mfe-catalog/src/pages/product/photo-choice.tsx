import type { Photo } from '@shop/contracts';
import { classNames, ProductPhoto } from '@shop/ui';
import { photoAlt } from './photo-alt';
import styles from './photo-choice.module.css';

interface PhotoChoiceProps {
  readonly label: string;
  /** Of the product. */
  readonly title: string;
  readonly photos: readonly Photo[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly size: 'thumbnail' | 'strip';
}

const widths = { thumbnail: '88px', strip: '(min-width: 768px) 280px, 44vw' } as const;

/** A product's photos to choose the main one from. */
export function PhotoChoice({ label, title, photos, chosen, onChoose, size }: PhotoChoiceProps) {
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
              sizes={widths[size]}
              className={styles.photo}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
