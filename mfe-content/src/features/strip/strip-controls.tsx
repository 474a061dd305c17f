import { CaretLeftIcon, CaretRightIcon, classNames, IconButton } from '@shop/ui';
import styles from './strip-controls.module.css';

interface StripControlsProps {
  readonly label: string;
  readonly index: number;
  readonly stops: number;
  readonly dots: boolean;
  readonly goTo: (slide: number) => void;
  readonly className?: string;
}

/** Previous, the dots when asked for, Next. */
export function StripControls({ label, index, stops, dots, goTo, className }: StripControlsProps) {
  return (
    <div
      className={classNames(styles.controls, className)}
      role="group"
      aria-label={`${label}: choose a slide`}
    >
      <IconButton label="Previous" onClick={() => goTo(index - 1)}>
        <CaretLeftIcon aria-hidden="true" />
      </IconButton>
      {dots && (
        <ol className={styles.dots}>
          {Array.from({ length: stops }, (_, slide) => (
            <li key={slide}>
              <button
                type="button"
                className={styles.dot}
                aria-label={`Go to slide ${slide + 1}`}
                aria-current={slide === index}
                onClick={() => goTo(slide)}
              />
            </li>
          ))}
        </ol>
      )}
      <IconButton label="Next" onClick={() => goTo(index + 1)}>
        <CaretRightIcon aria-hidden="true" />
      </IconButton>
    </div>
  );
}
