import { Type } from 'typebox';
import type { TypedApp } from '@shop/http';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { type StoredPhoto, toPhoto } from '../media';
import type { CatalogueCache } from './catalogue-cache';
import { Brand, ProductCategory, Theme } from './name-schemas';

const pictured = (photo: StoredPhoto | null) => (photo ? { photo: toPhoto(photo) } : {});

/** The menus: categories with their subcategories, themes, brands. */
export function catalogueNameRoutes(
  app: TypedApp,
  { catalogue }: { readonly catalogue: CatalogueCache },
): void {
  const schemaOf = <Item extends typeof Brand | typeof Theme | typeof ProductCategory>(item: Item) => ({
    tags: ['catalogue'],
    response: { 200: dataOf(Type.Array(ref(item))), ...failures },
  });

  app.get('/productcategory', { schema: schemaOf(ProductCategory) }, async () => {
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

  app.get('/theme', { schema: schemaOf(Theme) }, async () => {
    const { themes } = await catalogue.names();
    return {
      data: themes.map(({ publicId, name, slug, photo, motif }) => ({
        _id: publicId,
        themeName: name,
        themeSlug: slug,
        ...(motif !== null && { motif }),
        ...pictured(photo),
      })),
    };
  });

  app.get('/brand', { schema: schemaOf(Brand) }, async () => {
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
