import { paths, shop } from '@shop/config';
import { classNames, motifs } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { fetchAhead, useLater } from '../later/later';
import { whenApproached } from '../later/when-used';
import { HeaderActions } from './header-actions';
import styles from './header.module.css';
import { openedCode } from './menus/opened-code';
import { MenuButton } from './mobile/menu-button';
import { MainNav } from './nav/main-nav';
import { usePageState } from './use-page-state';
import { useScrolled } from './use-scrolled';

/** The sticky bar of every page; it gains a shadow once the page is scrolled. */
export function Header() {
  const scrolled = useScrolled();
  const [menuOpen, setMenuOpen] = usePageState(false);
  const [menuWanted, setMenuWanted] = useState(false);
  const code = useLater(openedCode, menuWanted);
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (header.current) return whenApproached(header.current, () => fetchAhead(openedCode));
  }, []);
  const openMenu = () => {
    setMenuWanted(true);
    setMenuOpen(true);
  };
  return (
    <>
      <header ref={header} className={classNames(styles.header, scrolled && styles.scrolled)}>
        <div className={styles.bar}>
          <Link className={styles.logo} to={paths.home}>
            {shop.name}
          </Link>
          <MainNav />
          <HeaderActions menuButton={<MenuButton open={menuOpen} onOpen={openMenu} />} />
        </div>
        <div className={motifs.airmail} aria-hidden="true" />
      </header>
      {code && <code.MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />}
    </>
  );
}
