import { t } from '@shop/config/messages';
import { Accordion, SidePanel } from '@shop/ui';
import { Link } from 'react-router-dom';
import { useMenu, useStorefront } from '../state/storefront';
import { MenuContent, NameList } from './menus';
import { SearchBox } from './search-box';
import styles from './mobile-menu.module.css';

const indexLabels = { product: 'All categories', theme: 'All themes', brand: 'All brands' } as const;

const lists = { product: 'categories', theme: 'themes', brand: 'brands' } as const;

function Menus() {
  const { mobile } = useStorefront() ?? {};
  const items = useMenu().flatMap(({ label, to, menu }) => {
    if (!menu) return [];
    const chosen = mobile?.[lists[menu]];
    const content = (
      <>
        <Link className={styles.index} to={to}>
          {t(indexLabels[menu])}
        </Link>
        {chosen ? (
          <NameList links={chosen} look={menu === 'brand' ? 'matchbox' : 'stamp'} picture={null} />
        ) : (
          <MenuContent menu={menu} />
        )}
      </>
    );
    return { id: menu, title: t(label), content };
  });
  return <Accordion items={items} level={3} />;
}

function Links() {
  const menu = useMenu();
  return (
    <ul className={styles.links}>
      {menu
        .filter((entry) => !entry.menu)
        .map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{t(label)}</Link>
          </li>
        ))}
    </ul>
  );
}

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The menu of narrow screens: search, the three menus and the other links. */
export function MobileMenu({ open, onClose }: Props) {
  return (
    <SidePanel open={open} onClose={onClose} title={t('Menu')} size="medium">
      <SearchBox escapeClears />
      <nav className={styles.menus} aria-label={t('Menu')}>
        <Menus />
        <Links />
      </nav>
    </SidePanel>
  );
}
