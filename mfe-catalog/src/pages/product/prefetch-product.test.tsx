import { expect, it } from '@jest/globals';
import { photo } from '@shop/testing';
import { ProductPhoto } from '@shop/ui';
import { render, screen } from '@testing-library/react';
import { mainPhotoSizes } from './photo';
import { fetchMainPhoto } from './prefetch-product';

const sizes = '46vw';
const many = {
  srcset: '/m/a-320.webp 320w, /m/a-800.webp 800w',
  avif: '/m/a-320.avif 320w, /m/a-800.avif 800w',
};

function copyOf(product: ReturnType<typeof photo>) {
  render(
    <article>
      <ProductPhoto photo={product} alt="" sizes={sizes} />
      <a href="/products/a">Tape</a>
    </article>,
  );
  return fetchMainPhoto(screen.getByRole('link'));
}

it('fetches the card’s photo in the size of the product page, at low priority', () => {
  const copy = copyOf(photo(many));
  expect(copy).toMatchObject({
    sizes: mainPhotoSizes,
    srcset: many.srcset,
    loading: 'eager',
    fetchPriority: 'low',
  });
  const source = copy?.parentElement?.querySelector('source');
  expect([source?.sizes, source?.srcset, source?.type]).toEqual([mainPhotoSizes, many.avif, 'image/avif']);
  expect(copy?.isConnected).toBe(false);
  expect(document.querySelector('img')?.sizes).toBe(sizes);
});

it('works with a single format', () => {
  expect(copyOf(photo({ srcset: many.srcset }))).toMatchObject({
    sizes: mainPhotoSizes,
    srcset: many.srcset,
  });
});

it('fetches the larger AVIF if only that format has several sizes', () => {
  const copy = copyOf(photo({ avif: many.avif }));
  expect(copy?.parentElement?.querySelector('source')?.sizes).toBe(mainPhotoSizes);
});

it('fetches nothing if the photo has one size, or the link has no photo', () => {
  expect(copyOf(photo())).toBeNull();
  expect(fetchMainPhoto(document.body)).toBeNull();
});
