import { useGetBrandsQuery, useGetProductCategoriesQuery, useGetThemesQuery } from '@shop/api-client';
import { CategoryList } from './category-list';
import type { MenuKind } from './menu-kind';
import { MenuLoading } from './menu-loading';
import { menuBrands, menuCategories, menuThemes } from './menu-lists';
import { NameList } from './name-list';

function Products() {
  const { data, isLoading } = useGetProductCategoriesQuery();
  return isLoading ? <MenuLoading /> : <CategoryList categories={menuCategories(data)} />;
}

function Themes() {
  const { data, isLoading } = useGetThemesQuery();
  return isLoading ? <MenuLoading /> : <NameList links={menuThemes(data)} look="stamp" />;
}

function Brands() {
  const { data, isLoading } = useGetBrandsQuery();
  return isLoading ? <MenuLoading /> : <NameList links={menuBrands(data)} look="matchbox" />;
}

const contents = { product: Products, theme: Themes, brand: Brands };

/** The entries of a menu: the server's, or the fixed lists where those are unavailable. */
export function MenuContent({ menu }: { readonly menu: MenuKind }) {
  const Content = contents[menu];
  return <Content />;
}

/** Fetches all lists ahead and keeps them in the cache, so that menus open with them. */
export function KeepMenuLists() {
  useGetProductCategoriesQuery();
  useGetThemesQuery();
  useGetBrandsQuery();
  return null;
}
