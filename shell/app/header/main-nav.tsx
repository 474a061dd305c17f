import { t } from '@shop/config/messages';
import { CaretDownIcon, classNames, useDismiss } from '@shop/ui';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useLazy } from '../../paint/lazy';
import { OnNavigation } from '../state/on-navigation';
import { useMenu } from '../state/storefront';
import type { MenuKind } from './menu-lists';
import { menuCode } from './menu-code';
import styles from './main-nav.module.css';

/** Delays before a hovered menu opens, and before it closes after the pointer leaves, in milliseconds. */
const openDelay = 120;
const closeDelay = 280;

interface OpenMenu {
  readonly menu: MenuKind;
  /** Opened by its button, so that it stays open when the pointer leaves. */
  readonly pinned: boolean;
}

interface MegaMenu {
  readonly active: MenuKind | null;
  /** Whether the pointer or the focus has been near the menus. */
  readonly wanted: boolean;
  readonly want: () => void;
  readonly enter: (menu: MenuKind) => void;
  readonly leave: () => void;
  readonly toggle: (menu: MenuKind) => void;
  readonly close: () => void;
}

/**
 * The open mega menu, if any. The delays let the pointer cross other entries on the way into a menu. The first press on the button
 * of a hovered menu keeps it open; the next one closes it.
 */
function useMegaMenu(): MegaMenu {
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const [wanted, setWanted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (delay: number, next: (now: OpenMenu | null) => OpenMenu | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  const now = (next: OpenMenu | null) => {
    clearTimeout(timer.current);
    setOpen(next);
  };

  return {
    active: open?.menu ?? null,
    wanted,
    want: () => setWanted(true),
    enter: (menu) =>
      later(openDelay, (current) => (current?.menu === menu ? current : { menu, pinned: false })),
    leave: () => later(closeDelay, (current) => (current?.pinned ? current : null)),
    toggle: (menu) => {
      setWanted(true);
      now(open?.menu === menu && open.pinned ? null : { menu, pinned: true });
    },
    close: () => now(null),
  };
}

interface Props {
  readonly label: string;
  readonly to: string;
  readonly menu: MenuKind;
  readonly mega: MegaMenu;
}

/** A tap follows the link; only a pointer that can hover opens the menu. */
const canHover = ({ pointerType }: PointerEvent) => pointerType !== 'touch';

/** A navigation entry: a link with a mega menu that opens on hover or with its button. */
function MenuEntry({ label, to, menu, mega }: Props) {
  const box = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const open = mega.active === menu;
  const code = useLazy(menuCode, open);

  useDismiss(box, open, (hadFocus) => {
    mega.close();
    if (hadFocus) button.current?.focus();
  });

  return (
    <li
      ref={box}
      className={styles.entry}
      onPointerEnter={(event) => canHover(event) && mega.enter(menu)}
      onPointerLeave={(event) => canHover(event) && mega.leave()}
    >
      <NavLink to={to} className={styles.link} onFocus={mega.want} onClick={mega.close}>
        {t(label)}
      </NavLink>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-label={t('{label} menu', { label: t(label) })}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => mega.toggle(menu)}
      >
        <CaretDownIcon className={classNames(styles.caret, open && styles.turned)} size={14} />
      </button>
      {code && (
        <div id={panelId} className={styles.panel} data-testid={`mega-menu-${menu}`}>
          <div className={styles.sheet}>
            <code.MenuContent menu={menu} />
          </div>
        </div>
      )}
    </li>
  );
}

/** The navigation entries on wide screens: five, unless staff changed them. */
export function MainNav() {
  const mega = useMegaMenu();
  const code = useLazy(menuCode, mega.wanted);
  const menu = useMenu();
  return (
    <nav className={styles.nav} aria-label={t('Main')} onPointerEnter={mega.want}>
      <ul className={styles.entries}>
        {menu.map(({ label, to, menu: kind }) =>
          kind ? (
            <MenuEntry key={to} label={label} to={to} menu={kind} mega={mega} />
          ) : (
            <li key={to} className={styles.entry}>
              <NavLink to={to} className={styles.link}>
                {t(label)}
              </NavLink>
            </li>
          ),
        )}
      </ul>
      <OnNavigation run={mega.close} />
      {code && <code.KeepMenuLists />}
    </nav>
  );
}
