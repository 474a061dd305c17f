import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sampleProducts, type SampleProduct } from './sample-products';

const SAMPLES_A_PAGE = 8;

/** Names a brand in the address; the filter's form puts it there where no script runs. */
export const brandParameter = 'brand';

const brandsIn = (query: URLSearchParams) =>
  query.getAll(brandParameter).filter((name) => sampleProducts.some(({ brand }) => brand === name));

interface BrandCollection {
  readonly shown: readonly SampleProduct[];
  /** How many there are on all pages. */
  readonly total: number;
  readonly chosenBrands: readonly string[];
  readonly toggleBrand: (brand: string) => void;
  readonly reset: () => void;
  /** Pages of products, each adding to those before it; the first is 1. */
  readonly page: number;
  readonly pages: number;
  readonly showPage: (page: number) => void;
}

/** The samples by the brands chosen, at first those of the address, none chosen meaning all, eight of them first. */
export function useBrandCollection(): BrandCollection {
  const [query] = useSearchParams();
  const [chosenBrands, setChosenBrands] = useState<readonly string[]>(() => brandsIn(query));
  const [page, showPage] = useState(1);

  const matching = useMemo(
    () =>
      chosenBrands.length === 0
        ? sampleProducts
        : sampleProducts.filter(({ brand }) => chosenBrands.includes(brand)),
    [chosenBrands],
  );
  const shown = useMemo(() => matching.slice(0, page * SAMPLES_A_PAGE), [matching, page]);
  const choose = (brands: readonly string[]) => {
    setChosenBrands(brands);
    showPage(1);
  };

  return {
    shown,
    total: matching.length,
    chosenBrands,
    toggleBrand: (brand) =>
      choose(
        chosenBrands.includes(brand)
          ? chosenBrands.filter((other) => other !== brand)
          : [...chosenBrands, brand],
      ),
    reset: () => choose([]),
    page,
    pages: Math.ceil(matching.length / SAMPLES_A_PAGE),
    showPage,
  };
}
