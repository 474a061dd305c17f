import type { Photo } from '@shop/contracts';
import { ProductPhoto } from '@shop/ui';
import { Link } from 'react-router-dom';
import type { MenuLink } from './menu-lists';
import styles from './menu-picture.module.css';

interface Props extends MenuLink {
  /** What the menu lists; the first that has a photo lends it. */
  readonly of: readonly { readonly photo?: Photo }[] | undefined;
}

/** The one picture of a menu, which leads to everything in it. Nothing while no entry has a photo. */
export function MenuPicture({ of, to, label }: Props) {
  const photo = of?.find((entry) => entry.photo)?.photo;
  if (!photo) return null;
  return (
    <Link to={to} className={styles.link}>
      <ProductPhoto photo={photo} alt="" sizes="(min-width: 1440px) 600px, 45vw" className={styles.photo} />
      <span className={styles.label}>{label}</span>
    </Link>
  );
}
