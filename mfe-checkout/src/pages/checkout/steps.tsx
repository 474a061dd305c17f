import { useEffect, useRef } from 'react';
import styles from './step-heading.module.css';

interface StepHeadingProps {
  readonly id: string;
  readonly title: string;
  /** The shopper has just come here from the other step, whose button is gone. */
  readonly takesFocus: boolean;
}

/** A step's heading. */
export function StepHeading({ id, title, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
      {title}
    </h2>
  );
}
