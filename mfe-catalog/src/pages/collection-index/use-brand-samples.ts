import { shopAddress } from '@shop/config';
import type { Photo } from '@shop/contracts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import samples from './brand-samples.json' with { type: 'json' };

/** A sample of a brand's products. Amounts in paise and basis points. */
export interface BrandSample {
  readonly brand: string;
  readonly title: string;
  readonly slug: string;
  readonly ratePaise: number;
  readonly discountBp: number;
  readonly photo: Photo;
}

const SAMPLES_A_PAGE = 8;
const SIDE = 480;
const WIDTHS = [320, SIDE, 800, 1200];

/** The picture of a product, whose file has the product's name. `placeholder` is its background colour. */
function photoOf(slug: string, placeholder: string): Photo {
  // Without the version that the API adds, so that the samples also work after a picture changes.
  const file = shopAddress(`/media/${slug}`);
  return {
    secure_url: `${file}-${SIDE}.webp`,
    width: SIDE,
    height: SIDE,
    placeholder,
    avif: WIDTHS.map((width) => `${file}-${width}.avif ${width}w`).join(', '),
  };
}

/** Fixed demo data: sixteen of a new shop's products. */
export const brandSamples: readonly BrandSample[] = samples.map(({ placeholder, ...product }) => ({
  ...product,
  photo: photoOf(product.slug, placeholder),
}));

/** The query parameter of a brand, which the filter's form sets without scripts. */
export const brandParameter = 'brand';

const brandsIn = (query: URLSearchParams) =>
  query.getAll(brandParameter).filter((name) => brandSamples.some(({ brand }) => brand === name));

/** The samples of the chosen brands, initially those in the URL; of all brands if none is chosen. Eight are shown first. */
export function useBrandSamples() {
  const [query] = useSearchParams();
  const [chosenBrands, setChosenBrands] = useState<readonly string[]>(() => brandsIn(query));
  /** The number of shown pages; the first is 1. */
  const [page, showPage] = useState(1);

  const matching = useMemo(
    () =>
      chosenBrands.length === 0
        ? brandSamples
        : brandSamples.filter(({ brand }) => chosenBrands.includes(brand)),
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
    toggleBrand: (brand: string) =>
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
