import { CaretDownIcon, classNames, useDismiss } from '@shop/ui';
import { useId, useRef, type PointerEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { useLazy } from '../../../paint/lazy';
import type { MenuKind } from '../menus/menu-kind';
import { openedCode } from '../opened/opened-code';
import styles from './main-nav.module.css';
import type { MegaMenu } from './use-mega-menu';

interface Props {
  readonly label: string;
  readonly to: string;
  readonly menu: MenuKind;
  readonly mega: MegaMenu;
}

/** A tap follows the link; only a pointer that can hover opens the menu. */
const canHover = ({ pointerType }: PointerEvent) => pointerType !== 'touch';

/** An entry of the nav that is a link and, by hovering or by its button, a mega menu. */
export function MenuEntry({ label, to, menu, mega }: Props) {
  const box = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const open = mega.active === menu;
  const code = useLazy(openedCode, open);

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
        {label}
      </NavLink>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-label={`${label} menu`}
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
