import type { ReactNode } from 'react';
import { StripControls } from './strip-controls';
import styles from './strip.module.css';
import { useStrip } from './use-strip';

interface StripProps {
  /** What the row holds, for those who cannot see it. */
  readonly label: string;
  readonly count: number;
  /** A dot for every place where the strip can rest. */
  readonly dots?: boolean;
  /** Carries `--per-view` (slides seen at once), `--strip-gap` and `--strip-edge` (room for shadows). */
  readonly className?: string;
  readonly controlsClassName?: string;
  /** One `<li>` for each slide. */
  readonly children: ReactNode;
}

/** A row of slides with Previous and Next; both wrap around at the ends. */
export function Strip({ label, count, dots = false, className, controlsClassName, children }: StripProps) {
  const { scroller, index, stops, goTo } = useStrip(count);
  // Focusable, so that the arrow keys can scroll what a mouse and a finger can.
  const scrolling = { ref: scroller, role: 'group', tabIndex: 0, 'aria-label': label };
  return (
    <div className={className}>
      <div {...scrolling} className={styles.scroller}>
        <ul className={styles.list}>{children}</ul>
      </div>
      {stops > 1 && <StripControls {...{ label, index, stops, dots, goTo }} className={controlsClassName} />}
    </div>
  );
}
