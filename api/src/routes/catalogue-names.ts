import { Type } from 'typebox';
import { toPhoto } from '../catalogue/photo-view';
import type { StoredPhoto } from '../db/tables/columns';
import type { ApiDeps, ShopApp } from '../deps';
import { Brand, ProductCategory, Theme } from '../schemas/catalogue-names';
import { dataOf, failures, ref } from '../schemas/shared';

const pictured = (photo: StoredPhoto | null) => (photo ? { photo: toPhoto(photo) } : {});

/** The menus: categories with their subcategories, themes, brands. */
export function catalogueNameRoutes(app: ShopApp, { catalogue }: ApiDeps): void {
  const answers = <Item extends typeof Brand | typeof Theme | typeof ProductCategory>(item: Item) => ({
    tags: ['catalogue'],
    response: { 200: dataOf(Type.Array(ref(item))), ...failures },
  });

  app.get('/productcategory', { schema: answers(ProductCategory) }, async () => {
    const { categories } = await catalogue.names();
    return {
      data: categories.map(({ publicId, name, slug, subcategories, photo }) => ({
        _id: publicId,
        category: name,
        categorySlug: slug,
        subCategory: subcategories.map((subcategory) => subcategory.name),
        ...pictured(photo),
      })),
    };
  });

  app.get('/theme', { schema: answers(Theme) }, async () => {
    const { themes } = await catalogue.names();
    return {
      data: themes.map(({ publicId, name, slug, photo }) => ({
        _id: publicId,
        themeName: name,
        themeSlug: slug,
        ...pictured(photo),
      })),
    };
  });

  app.get('/brand', { schema: answers(Brand) }, async () => {
    const { brands } = await catalogue.names();
    return {
      data: brands.map(({ publicId, name, photo }) => ({
        _id: publicId,
        brandName: name,
        ...pictured(photo),
      })),
    };
  });
}
