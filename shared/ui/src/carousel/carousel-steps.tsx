import { t } from '@shop/config/messages';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../primitives/icon-button';
import { CaretLeftIcon, CaretRightIcon } from '../primitives/icons';
import styles from './carousel-steps.module.css';

interface CarouselStepsProps {
  readonly label: string;
  readonly index: number;
  readonly stops: number;
  readonly dots: boolean;
  readonly goTo: (slide: number) => void;
}

/** Previous, optional dots, and Next. Arrow keys, Home and End work on any of them. */
export function CarouselSteps({ label, index, stops, dots, goTo }: CarouselStepsProps) {
  const keys: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: stops - 1,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = keys[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(target);
  };
  return (
    <div
      className={styles.steps}
      role="group"
      aria-label={t('{label}: choose a slide', { label })}
      data-carousel-hold=""
    >
      <IconButton label={t('Previous')} onKeyDown={onKeyDown} onClick={() => goTo(index - 1)}>
        <CaretLeftIcon aria-hidden="true" />
      </IconButton>
      {dots && (
        <ol className={styles.dots}>
          {Array.from({ length: stops }, (_, slide) => (
            <li key={slide}>
              <button
                type="button"
                className={styles.dot}
                aria-label={t('Go to slide {slide}', { slide: slide + 1 })}
                aria-current={slide === index}
                onKeyDown={onKeyDown}
                onClick={() => goTo(slide)}
              />
            </li>
          ))}
        </ol>
      )}
      <IconButton label={t('Next')} onKeyDown={onKeyDown} onClick={() => goTo(index + 1)}>
        <CaretRightIcon aria-hidden="true" />
      </IconButton>
    </div>
  );
}
