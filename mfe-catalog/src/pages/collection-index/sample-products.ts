import { shopAddress } from '@shop/config';
import type { Photo } from '@shop/contracts';

/** A sample of the brand collection. Amounts in paise and basis points. */
export interface SampleProduct {
  readonly brand: string;
  readonly title: string;
  readonly slug: string;
  readonly ratePaise: number;
  readonly discountBp: number;
  readonly photo: Photo;
}

const SIDE = 480;
const WIDTHS = [320, SIDE, 800, 1200];

/** `placeholder` is the ground's colour. The picture is named after the product. */
function sample(facts: Omit<SampleProduct, 'photo'>, placeholder: string): SampleProduct {
  // Without the version that the API adds, so that the samples outlive a redrawn picture.
  const file = shopAddress(`/media/${facts.slug}`);
  return {
    ...facts,
    photo: {
      secure_url: `${file}-${SIDE}.webp`,
      width: SIDE,
      height: SIDE,
      placeholder,
      avif: WIDTHS.map((width) => `${file}-${width}.avif ${width}w`).join(', '),
    },
  };
}

/** Fixed demo data, sixteen products that the shop is opened with. */
export const sampleProducts: readonly SampleProduct[] = [
  sample(
    {
      brand: 'MOODTAPE',
      title: 'Booti Washi Tape, 15 mm',
      slug: 'booti-washi-tape-15-mm',
      ratePaise: 15_000,
      discountBp: 1_250,
    },
    '#d5e4ea',
  ),
  sample(
    {
      brand: 'YIER',
      title: 'Marigold Garland Washi Tape',
      slug: 'marigold-garland-washi-tape',
      ratePaise: 13_500,
      discountBp: 0,
    },
    '#b6babc',
  ),
  sample(
    {
      brand: 'OKMT',
      title: 'Postal Blue Fountain Pen',
      slug: 'postal-blue-fountain-pen',
      ratePaise: 89_900,
      discountBp: 0,
    },
    '#faf7f0',
  ),
  sample(
    {
      brand: 'Ding Ding',
      title: 'Deepavali Card · शुभ',
      slug: 'deepavali-card',
      ratePaise: 9_900,
      discountBp: 0,
    },
    '#e6b168',
  ),
  sample(
    {
      brand: 'Journalsay',
      title: 'Bahi No. 7 Ledger · बही',
      slug: 'bahi-no-7-ledger',
      ratePaise: 48_000,
      discountBp: 0,
    },
    '#d5e4ea',
  ),
  sample(
    {
      brand: 'MOODTAPE',
      title: 'Brass Wax Seal, Lotus',
      slug: 'brass-wax-seal-lotus',
      ratePaise: 54_000,
      discountBp: 0,
    },
    '#f1dca7',
  ),
  sample(
    {
      brand: 'YIER',
      title: 'Garden Clear Stamp Set',
      slug: 'garden-clear-stamp-set',
      ratePaise: 32_000,
      discountBp: 0,
    },
    '#95ae9c',
  ),
  sample(
    {
      brand: 'OKMT',
      title: 'Stork-Necked Paper Scissors',
      slug: 'stork-necked-paper-scissors',
      ratePaise: 38_000,
      discountBp: 0,
    },
    '#a0c0be',
  ),
  sample(
    {
      brand: 'Ding Ding',
      title: 'Kitchen Garden PET Tape',
      slug: 'kitchen-garden-pet-tape',
      ratePaise: 22_000,
      discountBp: 0,
    },
    '#31506a',
  ),
  sample(
    {
      brand: 'Journalsay',
      title: 'Gift Card of Rs 2,500, Wax-Sealed',
      slug: 'gift-card-of-rs-2500-wax-sealed',
      ratePaise: 250_000,
      discountBp: 0,
    },
    '#16203a',
  ),
  sample(
    {
      brand: 'MOODTAPE',
      title: 'Lotus Round Wooden Stamp',
      slug: 'lotus-round-wooden-stamp',
      ratePaise: 28_000,
      discountBp: 0,
    },
    '#d5e4ea',
  ),
  sample(
    {
      brand: 'YIER',
      title: 'Peepal Leaf Wooden Stamp',
      slug: 'peepal-leaf-wooden-stamp',
      ratePaise: 26_500,
      discountBp: 0,
    },
    '#f1dca7',
  ),
  sample(
    {
      brand: 'OKMT',
      title: 'Corner Rounder, Three Radii',
      slug: 'corner-rounder-three-radii',
      ratePaise: 18_500,
      discountBp: 500,
    },
    '#95ae9c',
  ),
  sample(
    {
      brand: 'Ding Ding',
      title: 'Gift Tags with Brass Bells',
      slug: 'gift-tags-with-brass-bells',
      ratePaise: 13_000,
      discountBp: 1_250,
    },
    '#3c6a55',
  ),
  sample(
    {
      brand: 'Journalsay',
      title: 'Almanac Week Planner',
      slug: 'almanac-week-planner',
      ratePaise: 39_500,
      discountBp: 0,
    },
    '#f1dca7',
  ),
  sample(
    {
      brand: 'MOODTAPE',
      title: 'Leather Wrap Journal, Mussoorie',
      slug: 'leather-wrap-journal-mussoorie',
      ratePaise: 115_000,
      discountBp: 1_250,
    },
    '#8a3a32',
  ),
];
