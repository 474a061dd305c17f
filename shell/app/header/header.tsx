import { limits, paths, shop } from '@shop/config';
import { classNames, motifs } from '@shop/ui';
import { type ReactNode, type Ref, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { prefetch, useLazy } from '../../paint/lazy';
import { whenEntered } from '../../paint/scheduling';
import { OnNavigation } from '../state/on-navigation';
import { HeaderActions, MenuButton } from './actions';
import { MainNav } from './main-nav';
import { menuCode } from './menu-code';
import styles from './header.module.css';

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange);
  return () => removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled far enough for the header's shadow. False on the server. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > limits.headerShadowScrollPx,
    () => false,
  );
}

interface Props {
  readonly ref: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** The header's background, with a shadow once the page is scrolled; scrolling does not rerender its content. */
export function HeaderBar({ ref, children }: Props) {
  const scrolled = useScrolled();
  return (
    <header ref={ref} className={classNames(styles.header, scrolled && styles.scrolled)}>
      <div className={styles.bar}>{children}</div>
      <div className={motifs.airmail} aria-hidden="true" />
    </header>
  );
}

/** The sticky bar of every page. */
export function Header() {
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuRequested, setMenuRequested] = useState(false);
  const code = useLazy(menuCode, menuRequested);
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (header.current) return whenEntered(header.current, () => prefetch(menuCode));
  }, []);
  const openMenu = () => {
    setMenuRequested(true);
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
