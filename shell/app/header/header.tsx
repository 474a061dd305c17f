import { paths, shop } from '@shop/config';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { fetchAhead, useLazy } from '../../paint/lazy';
import { whenEntered } from '../../paint/when-used';
import { HeaderActions } from './header-actions';
import { HeaderBar } from './header-bar';
import styles from './header.module.css';
import { openedCode } from './opened/opened-code';
import { MenuButton } from './menu-button';
import { MainNav } from './nav/main-nav';
import { OnNavigation } from '../state/on-navigation';

/** The sticky bar of every page. */
export function Header() {
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuWanted, setMenuWanted] = useState(false);
  const code = useLazy(openedCode, menuWanted);
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (header.current) return whenEntered(header.current, () => fetchAhead(openedCode));
  }, []);
  const openMenu = () => {
    setMenuWanted(true);
    setMenuOpen(true);
  };
  return (
    <>
      <HeaderBar ref={header}>
        <Link className={styles.logo} to={paths.home}>
          {shop.name}
        </Link>
        <MainNav />
        <HeaderActions menuButton={<MenuButton open={menuOpen} onOpen={openMenu} />} />
      </HeaderBar>
      <OnNavigation run={() => setMenuOpen(false)} />
      {code && <code.MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />}
    </>
  );
}
