import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './class-names';
import styles from './icon-button.module.css';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The button's accessible name, and its tooltip unless `title` differs. */
  readonly label: string;
}

/** A square button with an icon, 44 px for touch. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, className)}
    />
  );
}

export interface IconLinkProps extends LinkProps {
  /** The link's accessible name, and its tooltip unless `title` differs. */
  readonly label: string;
}

/** A link that looks like an IconButton. `to` may be a path of the shop or an absolute URL. */
export function IconLink({ label, className, ...rest }: IconLinkProps) {
  return <Link title={label} {...rest} aria-label={label} className={classNames(styles.button, className)} />;
}
