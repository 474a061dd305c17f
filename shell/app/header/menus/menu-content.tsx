import { useGetBrandsQuery, useGetProductCategoriesQuery, useGetThemesQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { CategoryList } from './category-list';
import type { MenuKind } from './menu-kind';
import { MenuLoading } from './menu-loading';
import { MenuPicture } from './menu-picture';
import { menuBrands, menuCategories, menuThemes } from './menu-lists';
import { NameList } from './name-list';

function Products() {
  const { data, isLoading } = useGetProductCategoriesQuery();
  if (isLoading) return <MenuLoading />;
  const picture = <MenuPicture of={data} to={paths.allProducts} label="All Products" />;
  return <CategoryList categories={menuCategories(data)} picture={picture} />;
}

function Themes() {
  const { data, isLoading } = useGetThemesQuery();
  if (isLoading) return <MenuLoading />;
  const picture = <MenuPicture of={data} to={paths.themeCategory} label="All themes" />;
  return <NameList links={menuThemes(data)} look="stamp" picture={picture} />;
}

function Brands() {
  const { data, isLoading } = useGetBrandsQuery();
  if (isLoading) return <MenuLoading />;
  const picture = <MenuPicture of={data} to={paths.brandCategory} label="All brands" />;
  return <NameList links={menuBrands(data)} look="matchbox" picture={picture} />;
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
