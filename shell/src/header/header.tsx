import { navigation, paths, shop } from '@shop/config';
import { Link, NavLink } from 'react-router-dom';
import { HeaderActions } from './header-actions';
import styles from './header.module.css';
import { useScrolled } from './use-scrolled';

/** The sticky bar of every page; it gains a shadow once the page is scrolled. */
export function Header() {
  const scrolled = useScrolled();
  return (
    <header className={`${styles.header} ${scrolled ? styles.scrolled : ''}`}>
      <div className={styles.bar}>
        <Link className={styles.logo} to={paths.home}>
          {shop.name}
        </Link>
        <nav className={styles.nav} aria-label="Main">
          <ul>
            {navigation.header.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <HeaderActions />
      </div>
      <div className={styles.airmail} aria-hidden="true" />
    </header>
  );
}
