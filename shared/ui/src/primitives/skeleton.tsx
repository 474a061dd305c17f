import styles from './skeleton.module.css';
import { classNames } from './class-names';

export interface SkeletonProps {
  /** CSS lengths; a number is pixels. */
  readonly width?: number | string;
  readonly height?: number | string;
  /** The aspect ratio, as in CSS: 1, "4 / 3". */
  readonly aspect?: number | string;
  readonly className?: string;
}

/** A placeholder for content that is loading. Hidden from screen readers; the surrounding list is marked as busy. */
export function Skeleton({ width = '100%', height, aspect, className }: SkeletonProps) {
  const style = { width, height: height ?? (aspect === undefined ? '1em' : undefined), aspectRatio: aspect };
  return <span className={classNames(styles.skeleton, className)} style={style} aria-hidden="true" />;
}
