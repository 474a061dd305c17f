import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { segmentsOf } from '../redirects';
import { brandFilter, categoryFilter, themeFilter } from './list-query';
import { type CatalogueNames, readCatalogueNames } from './name-repository';
import { findProduct } from './product-repository';

const collections = {
  brand: brandFilter,
  theme: themeFilter,
} as const;

function isCollection(names: CatalogueNames, first: string, second: string): boolean {
  const kind = first.toLowerCase();
  try {
    if (kind === 'brand' || kind === 'theme') collections[kind](names, second);
    else categoryFilter(names, first, second);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Whether a path is that of a product or a collection, in any spelling that the shop accepts. */
export async function isCataloguePage(db: Executor, path: string, now: Date): Promise<boolean> {
  const [area = '', first = '', second = '', ...more] = segmentsOf(path);
  if (more.length > 0) return false;
  switch (area.toLowerCase()) {
    case 'products':
      return second === '' && (await findProduct(db, first, now)) !== undefined;
    case 'collections':
      return second !== '' && isCollection(await readCatalogueNames(db), first, second);
    default:
      return false;
  }
}
