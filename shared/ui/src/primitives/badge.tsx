import { limits } from '@shop/config';
import styles from './badge.module.css';
import { classNames } from './class-names';

export interface BadgeProps {
  readonly count: number;
  readonly className?: string;
}

/** A count on an icon: "99+" above 99, nothing at zero. The caller places it. */
export function Badge({ count, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classNames(styles.badge, className)}>
      {count > limits.badgeCap ? `${limits.badgeCap}+` : count}
    </span>
  );
}
