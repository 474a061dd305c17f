import { paths, shop } from '@shop/config';
import { classNames, motifs } from '@shop/ui';
import { Link } from 'react-router-dom';
import { HeaderActions } from './header-actions';
import styles from './header.module.css';
import { MainNav } from './nav/main-nav';
import { useScrolled } from './use-scrolled';

/** The sticky bar of every page; it gains a shadow once the page is scrolled. */
export function Header() {
  const scrolled = useScrolled();
  return (
    <header className={classNames(styles.header, scrolled && styles.scrolled)}>
      <div className={styles.bar}>
        <Link className={styles.logo} to={paths.home}>
          {shop.name}
        </Link>
        <MainNav />
        <HeaderActions />
      </div>
      <div className={motifs.airmail} aria-hidden="true" />
    </header>
  );
}
