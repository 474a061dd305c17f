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

/** What a menu lists: the server's, or the fixed lists where those are not to be had. */
export function MenuContent({ menu }: { readonly menu: MenuKind }) {
  const Content = contents[menu];
  return <Content />;
}

/** Asks for all lists and keeps them, so that menus open with them. */
export function KeepMenuLists() {
  useGetProductCategoriesQuery();
  useGetThemesQuery();
  useGetBrandsQuery();
  return null;
}
