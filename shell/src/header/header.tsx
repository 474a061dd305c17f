import { paths, shop } from '@shop/config';
import { classNames, motifs } from '@shop/ui';
import { Link } from 'react-router-dom';
import { HeaderActions } from './header-actions';
import styles from './header.module.css';
import { MenuButton } from './mobile/menu-button';
import { MobileMenu } from './mobile/mobile-menu';
import { MainNav } from './nav/main-nav';
import { usePageState } from './use-page-state';
import { useScrolled } from './use-scrolled';

/** The sticky bar of every page; it gains a shadow once the page is scrolled. */
export function Header() {
  const scrolled = useScrolled();
  const [menuOpen, setMenuOpen] = usePageState(false);
  return (
    <>
      <header className={classNames(styles.header, scrolled && styles.scrolled)}>
        <div className={styles.bar}>
          <Link className={styles.logo} to={paths.home}>
            {shop.name}
          </Link>
          <MainNav />
          <HeaderActions menuButton={<MenuButton open={menuOpen} onOpen={() => setMenuOpen(true)} />} />
        </div>
        <div className={motifs.airmail} aria-hidden="true" />
      </header>
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
    </>
  );
}
