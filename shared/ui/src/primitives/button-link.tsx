import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import type { ButtonVariant } from './button';
import { classNames } from './class-names';

export interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant;
}

/** A link that looks like a button. `to` may be a path of the shop or an absolute URL. */
export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(styles.button, styles[variant], className)} />;
}
