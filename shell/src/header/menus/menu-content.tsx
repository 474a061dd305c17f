import { useGetBrandsQuery, useGetProductCategoriesQuery, useGetThemesQuery } from '@shop/api-client';
import { CategoryList } from './category-list';
import type { MenuKind } from './menu-kind';
import { menuBrands, menuCategories, menuThemes } from './menu-lists';
import { NameList } from './name-list';

function Products() {
  return <CategoryList categories={menuCategories(useGetProductCategoriesQuery().data)} />;
}

function Themes() {
  return <NameList links={menuThemes(useGetThemesQuery().data)} look="stamp" />;
}

function Brands() {
  return <NameList links={menuBrands(useGetBrandsQuery().data)} look="matchbox" />;
}

const contents = { product: Products, theme: Themes, brand: Brands };

/** What a menu lists: the server's, or the fixed lists while those are not there. */
export function MenuContent({ menu }: { readonly menu: MenuKind }) {
  const Content = contents[menu];
  return <Content />;
}

/** Asks for all lists and keeps them, so that no menu opens with a fixed list that is replaced under the pointer. */
export function KeepMenuLists() {
  useGetProductCategoriesQuery();
  useGetThemesQuery();
  useGetBrandsQuery();
  return null;
}
