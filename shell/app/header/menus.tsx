import { useGetBrandsQuery, useGetProductCategoriesQuery, useGetThemesQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { t } from '@shop/config/messages';
import type { Photo } from '@shop/contracts';
import { ProductPhoto, Skeleton, VisuallyHidden } from '@shop/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import {
  menuBrands,
  menuCategories,
  type MenuCategory,
  type MenuKind,
  type MenuLink,
  type MenuName,
  menuThemes,
} from './menu-lists';
import categoryListStyles from './category-list.module.css';
import styles from './menu-picture.module.css';
import nameListStyles from './name-list.module.css';

interface MenuPictureProps extends MenuLink {
  /** The entries of the menu; the first photo among them is shown. */
  readonly of: readonly { readonly photo?: Photo }[] | undefined;
}

/** The picture of a menu, which links to the page of all entries. Empty while no entry has a photo. */
function MenuPicture({ of, to, label }: MenuPictureProps) {
  const photo = of?.find((entry) => entry.photo)?.photo;
  if (!photo) return null;
  return (
    <Link to={to} className={styles.link}>
      <ProductPhoto photo={photo} alt="" sizes="(min-width: 1440px) 600px, 45vw" className={styles.photo} />
      <span className={styles.label}>{label}</span>
    </Link>
  );
}

/** A menu whose list is loading. It has no links, because the focus would be lost when a link is replaced. */
function MenuLoading() {
  return (
    <div className={nameListStyles.frame} role="status">
      <VisuallyHidden>{t('Loading the list')}</VisuallyHidden>
      <Skeleton width="min(320px, 80%)" height={24} />
    </div>
  );
}

function Category({ name, to, links }: MenuCategory) {
  const id = useId();
  return (
    <li className={categoryListStyles.category}>
      <p id={id} className={categoryListStyles.name}>
        {to ? <Link to={to}>{name}</Link> : name}
      </p>
      {links.length > 0 && (
        <ul className={categoryListStyles.links} aria-labelledby={id}>
          {links.map(({ label, to: address }) => (
            <li key={label}>
              <Link to={address}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      {!to && <p className={categoryListStyles.soon}>{t('Coming Soon')}</p>}
    </li>
  );
}

interface CategoryListProps {
  readonly categories: readonly MenuCategory[];
  /** Fills the last row of four columns; hidden on narrower screens. */
  readonly picture: ReactNode;
}

/** Categories with their subcategories, in up to four columns. */
function CategoryList({ categories, picture }: CategoryListProps) {
  return (
    <div className={categoryListStyles.frame}>
      <ul className={categoryListStyles.grid}>
        {categories.map((category) => (
          <Category key={category.name} {...category} />
        ))}
        {picture && <li className={categoryListStyles.picture}>{picture}</li>}
      </ul>
    </div>
  );
}

interface NameListProps {
  readonly links: readonly MenuName[];
  readonly look: 'stamp' | 'matchbox';
  /** Next to the names; hidden on narrower screens. */
  readonly picture: ReactNode;
}

/** Names as small labels: stamps for themes, matchboxes for brands. */
export function NameList({ links, look, picture }: NameListProps) {
  return (
    <div className={nameListStyles.frame}>
      <div className={nameListStyles.columns}>
        <ul className={nameListStyles.list}>
          {links.map(({ label, to }) => (
            <li key={to ?? label}>
              {to === null ? (
                <p className={nameListStyles[look]}>
                  <span>{label}</span> <span className={nameListStyles.soon}>{t('Coming Soon')}</span>
                </p>
              ) : (
                <Link to={to} className={nameListStyles[look]}>
                  {label}
                </Link>
              )}
            </li>
          ))}
        </ul>
        {picture && <div className={nameListStyles.picture}>{picture}</div>}
      </div>
    </div>
  );
}

function Products() {
  const { data, isLoading } = useGetProductCategoriesQuery();
  if (isLoading) return <MenuLoading />;
  const picture = <MenuPicture of={data} to={paths.allProducts} label={t('All Products')} />;
  return <CategoryList categories={menuCategories(data)} picture={picture} />;
}

function Themes() {
  const { data, isLoading } = useGetThemesQuery();
  if (isLoading) return <MenuLoading />;
  const picture = <MenuPicture of={data} to={paths.themeCategory} label={t('All themes')} />;
  return <NameList links={menuThemes(data)} look="stamp" picture={picture} />;
}

function Brands() {
  const { data, isLoading } = useGetBrandsQuery();
  if (isLoading) return <MenuLoading />;
  const picture = <MenuPicture of={data} to={paths.brandCategory} label={t('All brands')} />;
  return <NameList links={menuBrands(data)} look="matchbox" picture={picture} />;
}

const contents = { product: Products, theme: Themes, brand: Brands };

/** The entries of a menu: the server's, or the fixed lists if those are unavailable. */
export function MenuContent({ menu }: { readonly menu: MenuKind }) {
  const Content = contents[menu];
  return <Content />;
}

/** Prefetches all lists and keeps them in the cache, so that menus open immediately. */
export function KeepMenuLists() {
  useGetProductCategoriesQuery();
  useGetThemesQuery();
  useGetBrandsQuery();
  return null;
}
