import { limits } from '@shop/config';
import type { Static } from 'typebox';
import type { Executor } from '../../../platform/db/schema';
import { pictureAddress, shopPictures, toPhoto } from '../../media';
import { gstRates } from '../import/import-fields';
import { readCatalogueNames } from '../name-repository';
import type { KeptPhoto, ProductChoices } from './schemas';

const toChoice = ({ slug, name }: { readonly slug: string; readonly name: string }) => ({ slug, name });

/** What the fields of a product can be. */
export async function readChoices(db: Executor): Promise<Static<typeof ProductChoices>> {
  const { categories, brands, themes } = await readCatalogueNames(db);
  return {
    categories: categories.map(({ subcategories, ...category }) => ({
      ...toChoice(category),
      subcategories: subcategories.map(toChoice),
    })),
    brands: brands.map(toChoice),
    themes: themes.map(toChoice),
    gstRates: [...gstRates],
    lowStock: limits.lowStock,
  };
}

/** Pictures of the shop whose name has every word of a text, at most `limit`. */
export function findPictures(text: string, limit: number): Static<typeof KeptPhoto>[] {
  const words = text.toLowerCase().split(/\s+/);
  return [...shopPictures()]
    .filter(([name]) => !name.startsWith('clip-') && words.every((word) => name.includes(word)))
    .slice(0, limit)
    .map(([name, { width, height }]) => ({
      name,
      photo: toPhoto({ url: pictureAddress(name), width, height }),
    }));
}
