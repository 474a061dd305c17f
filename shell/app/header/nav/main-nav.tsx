import { navigation } from '@shop/config';
import { NavLink } from 'react-router-dom';
import { useLazy } from '../../../paint/lazy';
import { openedCode } from '../opened/opened-code';
import { OnNavigation } from '../../state/on-navigation';
import styles from './main-nav.module.css';
import { MenuEntry } from './menu-entry';
import { useMegaMenu } from './use-mega-menu';

/** The five entries of the desktop's header. */
export function MainNav() {
  const mega = useMegaMenu();
  const code = useLazy(openedCode, mega.wanted);
  return (
    <nav className={styles.nav} aria-label="Main" onPointerEnter={mega.want}>
      <ul className={styles.entries}>
        {navigation.header.map(({ label, to, menu }) =>
          menu ? (
            <MenuEntry key={to} label={label} to={to} menu={menu} mega={mega} />
          ) : (
            <li key={to} className={styles.entry}>
              <NavLink to={to} className={styles.link}>
                {label}
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
