import { Children, type ReactNode } from 'react';
import { classNames } from '../primitives/class-names';
import { IconButton } from '../primitives/icon-button';
import { PauseIcon, PlayIcon } from '../primitives/icons';
import { CarouselSteps } from './carousel-steps';
import styles from './carousel.module.css';
import { useCarousel, type CarouselSettings } from './use-carousel';

export interface CarouselProps extends Omit<CarouselSettings, 'count' | 'loop'> {
  /** The label of the row for screen readers. */
  readonly label: string;
  /** Whether the first slide comes after the last one; otherwise Next runs back to it. */
  readonly loop?: boolean;
  /** A dot for every place where the row can rest. */
  readonly dots?: boolean;
  /** False where the owner has the buttons, beside `at` and `onMove`. */
  readonly steps?: boolean;
  /**
   * Carries `--per-view` (slides seen at once), `--slide-gap`, `--frame-edge` (room for shadows) and `--frame-height`.
   */
  readonly className?: string;
  /** A control for the slides' content, before the controls that move them. */
  readonly control?: ReactNode;
  readonly controlsClassName?: string;
  /** One child for each slide. */
  readonly children: ReactNode;
}

function CarouselOf({
  label,
  loop = false,
  dots = false,
  steps = true,
  transition,
  autoplay,
  at,
  onMove,
  className,
  control,
  controlsClassName,
  slides,
}: Omit<CarouselProps, 'children'> & { readonly slides: readonly ReactNode[] }) {
  const count = slides.length;
  const carousel = useCarousel({ count, loop, transition, autoplay, at, onMove });
  const { index, stops, goTo, moved, running, playing } = carousel;
  // Focusable while the browser scrolls the row, for the arrow keys. Later it keeps a focus that it has.
  const scrolling = { tabIndex: moved ? -1 : 0, role: 'group', 'aria-label': `${label}, slides` };
  return (
    <section ref={carousel.root} className={className} aria-roledescription="carousel" aria-label={label}>
      <div ref={carousel.frame} {...scrolling} className={styles.frame} data-carousel-hold="">
        <div className={classNames('swiper-wrapper', styles.row)} aria-live={running ? 'off' : 'polite'}>
          {slides.map((slide, position) => (
            <div
              key={position}
              className={classNames('swiper-slide', styles.slide)}
              role="group"
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${count}`}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && steps && (
        <div className={classNames(styles.controls, controlsClassName)} data-idle={stops < 2}>
          {control && <span className={styles.own}>{control}</span>}
          {autoplay !== undefined && (
            <IconButton label={`${playing ? 'Pause' : 'Play'}: ${label}`} onClick={carousel.toggle}>
              {playing ? <PauseIcon aria-hidden="true" /> : <PlayIcon aria-hidden="true" />}
            </IconButton>
          )}
          <CarouselSteps {...{ label, index, stops, dots, goTo }} />
        </div>
      )}
    </section>
  );
}

/**
 * A row of slides with Previous and Next, both of which wrap around. With `autoplay` (ms) it rotates automatically, can be stopped, and starts stopped with reduced motion. Hidden slides are inert.
 */
export function Carousel({ children, ...rest }: CarouselProps) {
  const slides = Children.toArray(children);
  // Swiper puts the slides in its own order, so another number of them is another carousel.
  return <CarouselOf key={slides.length} slides={slides} {...rest} />;
}
