import { useState } from 'react';
import { sampleProducts, type SampleProduct } from './sample-products';

const SAMPLES_A_PAGE = 8;

interface BrandCollection {
  readonly shown: readonly SampleProduct[];
  readonly chosenBrands: readonly string[];
  readonly toggleBrand: (brand: string) => void;
  readonly reset: () => void;
  /** Pages of products, each adding to those before it; the first is 1. */
  readonly page: number;
  readonly pages: number;
  readonly showPage: (page: number) => void;
}

/** The samples by the brands chosen, none chosen meaning all, eight of them first. */
export function useBrandCollection(): BrandCollection {
  const [chosenBrands, setChosenBrands] = useState<readonly string[]>([]);
  const [page, showPage] = useState(1);

  const matching =
    chosenBrands.length === 0
      ? sampleProducts
      : sampleProducts.filter(({ brand }) => chosenBrands.includes(brand));
  const choose = (brands: readonly string[]) => {
    setChosenBrands(brands);
    showPage(1);
  };

  return {
    shown: matching.slice(0, page * SAMPLES_A_PAGE),
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
