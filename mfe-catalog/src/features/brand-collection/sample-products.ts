import type { Photo } from '@shop/contracts';

/** A sample of the brand collection. Amounts in paise and basis points. */
export interface SampleProduct {
  readonly title: string;
  readonly slug: string;
  readonly brand: string;
  readonly ratePaise: number;
  readonly discountBp: number;
  readonly photo: Photo;
}

export const sampleProducts: readonly SampleProduct[] = [];
