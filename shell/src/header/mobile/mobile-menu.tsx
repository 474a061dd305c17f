import { navigation } from '@shop/config';
import { Accordion, ListIcon, SidePanel } from '@shop/ui';
import { Link } from 'react-router-dom';
import actions from '../icon-action.module.css';
import { MenuContent } from '../menus/menu-content';
import { SearchBox } from '../search/search-box';
import { usePageState } from '../use-page-state';
import styles from './mobile-menu.module.css';

const indexLabels = { product: 'All categories', theme: 'All themes', brand: 'All brands' };

function Menus() {
  const items = navigation.header.flatMap(({ label, to, menu }) => {
    if (!menu) return [];
    const content = (
      <>
        <Link className={styles.index} to={to}>
          {indexLabels[menu]}
        </Link>
        <MenuContent menu={menu} />
      </>
    );
    return { id: menu, title: label, content };
  });
  return <Accordion items={items} level={3} />;
}

function Links() {
  return (
    <ul className={styles.links}>
      {navigation.header
        .filter(({ menu }) => !menu)
        .map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
    </ul>
  );
}

/** The hamburger of a narrow page and the panel that it opens: search, menus, and the other entries. */
export function MobileMenu() {
  const [open, setOpen] = usePageState(false);
  return (
    <div className={styles.mobile}>
      <button
        type="button"
        className={actions.action}
        aria-label="Menu"
        title="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <ListIcon size={26} />
      </button>
      <SidePanel open={open} onClose={() => setOpen(false)} title="Menu" size="medium">
        <SearchBox escapeClears />
        <nav className={styles.menus} aria-label="Menu">
          <Menus />
          <Links />
        </nav>
      </SidePanel>
    </div>
  );
}
