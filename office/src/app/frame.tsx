import { shop } from '@shop/config';
import { Button, SignOutIcon } from '@shop/ui';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { messageOf } from '../api/office-api';
import { Waiting } from '../parts/states';
import { ErrorBoundary } from './failures';
import styles from './frame.module.css';
import { useMe, useSignOut } from './session';
import type { Room } from './rooms';
import { useOnline } from './store';

interface FrameProps {
  /** The rooms that the staff member may open. */
  readonly rooms: readonly Room[];
  readonly children: ReactNode;
}

/** Moves the focus to a page on navigation, but not when the office is first opened. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    const from = seen.current;
    if (from === pathname) return;
    seen.current = pathname;
    // The redirect to the dashboard keeps the focus: a key pressed at that moment is meant for the focused element.
    if (from === '/') return;
    main.current?.focus();
    window.scrollTo(0, 0);
  }, [pathname]);
  return main;
}

/** On phones the navigation scrolls sideways: this scrolls to the current section. */
function useScrollToCurrentRoom(pathname: string) {
  const rooms = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const open = rooms.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (rooms.current && open) rooms.current.scrollLeft = open.offsetLeft - rooms.current.offsetLeft;
  }, [pathname]);
  return rooms;
}

/** The header and navigation around every page. */
export function Frame({ rooms, children }: FrameProps) {
  const { name, role } = useMe();
  const main = useFocusOnNavigation();
  const online = useOnline();
  const { pathname } = useLocation();
  const roomList = useScrollToCurrentRoom(pathname);
  const { signOut, leaving, error } = useSignOut();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <header className={styles.header}>
        <p className={styles.brand}>
          {shop.name} <span className={styles.office}>Office</span>
        </p>
        <p className={styles.who}>{`${name}, ${role}`}</p>
        <Button variant="secondary" className={styles.out} busy={leaving} onClick={() => void signOut()}>
          <SignOutIcon /> Sign out
        </Button>
      </header>
      <nav className={styles.nav} aria-label="Sections">
        <ul className={styles.rooms} ref={roomList}>
          {rooms.map(({ path, label, Icon }) => (
            <li key={path}>
              <NavLink to={`/${path}`} className={styles.room}>
                <Icon /> <span>{label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        <div role="status" className={styles.notices}>
          {!online && (
            <p className={styles.offline}>
              You are offline. The data may be out of date, and changes are disabled until you are back
              online.
            </p>
          )}
          {error !== undefined && <p className={styles.offline}>{messageOf(error)}</p>}
        </div>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<Waiting label="Loading…" />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}
