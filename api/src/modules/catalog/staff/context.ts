import { limits } from '@shop/config';
import type { Static } from 'typebox';
import type { Database } from '../../../platform/db/database';
import type { Executor } from '../../../platform/db/schema';
import type { Clock } from '../../../platform/jobs/clock';
import { pictureAddress, searchPhotos, shopPictures, type StaffPhoto, toPhoto } from '../../media';
import { gstRates } from '../cell-readers';
import { readCatalogueNames } from '../name-repository';
import type { ProductChoices } from './schemas';

/** Dependencies of the staff routes for the catalogue. */
export interface ProductContext {
  readonly database: Database;
  readonly clock: Clock;
}

const toChoice = ({ slug, name }: { readonly slug: string; readonly name: string }) => ({ slug, name });

/** The allowed values of a product's fields. */
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

/**
 * Pictures whose name contains every word of a text, at most `limit`: uploaded ones, newest first, then those of the
 * shop.
 */
export async function findPictures(
  db: Executor,
  text: string,
  limit: number,
): Promise<Static<typeof StaffPhoto>[]> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const uploaded = await searchPhotos(db, words, limit);
  const drawn = [...shopPictures()]
    .filter(([name]) => !name.startsWith('clip-') && words.every((word) => name.includes(word)))
    .map(([name, { width, height }]) => ({ name, photo: { url: pictureAddress(name), width, height } }));
  return [...uploaded, ...drawn].slice(0, limit).map(({ name, photo }) => ({ name, photo: toPhoto(photo) }));
}
