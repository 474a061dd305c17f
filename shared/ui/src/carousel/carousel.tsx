import { t } from '@shop/config/messages';
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
  /** Whether the first slide follows the last one; otherwise Next scrolls back to it. */
  readonly loop?: boolean;
  /** Whether to show a dot for every position of the row. */
  readonly dots?: boolean;
  /** False if the owner has its own buttons, with `at` and `onMove`. */
  readonly steps?: boolean;
  /** Sets `--per-view` (number of visible slides), `--slide-gap`, `--frame-edge` (space for shadows) and `--frame-height`. */
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
  // Focusable while the browser scrolls the row, for the arrow keys. Later it keeps its focus.
  const scrolling = {
    tabIndex: moved ? -1 : 0,
    role: 'group',
    'aria-label': t('{label}, slides', { label }),
  };
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
              aria-label={t('{position} of {count}', { position: position + 1, count })}
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
            <IconButton
              label={t(playing ? 'Pause: {label}' : 'Play: {label}', { label })}
              onClick={carousel.toggle}
            >
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
 * A row of slides with Previous and Next, both of which wrap around. With `autoplay` (ms) it rotates automatically,
 * can be paused, and starts paused with reduced motion. Hidden slides are inert.
 */
export function Carousel({ children, ...rest }: CarouselProps) {
  const slides = Children.toArray(children);
  // Swiper reorders the slides, so a new number of slides needs a new carousel.
  return <CarouselOf key={slides.length} slides={slides} {...rest} />;
}
