import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { photo } from '@shop/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ProductGallery } from './gallery';

const photos = ['/media/one.webp', '/media/two.webp', '/media/three.webp'].map((secure_url) =>
  photo({ secure_url }),
);

const clientWidth = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth');

/** Swiper does not move a row without a width, and jsdom has no layout. */
beforeEach(() => {
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 400 });
});
afterEach(() => {
  if (clientWidth) Object.defineProperty(Element.prototype, 'clientWidth', clientWidth);
});

const opener = () => screen.getByRole('button', { name: 'Open full-screen gallery' });
const viewer = () => screen.getByRole('dialog', { name: 'Booti Washi' });
const step = (name: string) => within(viewer()).getByRole<HTMLButtonElement>('button', { name });
const position = () => within(viewer()).getByText(/^\d of \d$/).textContent;

async function openViewer(chosen = 1, shown = photos) {
  render(<ProductGallery title="Booti Washi" photos={shown} chosen={chosen} onChoose={() => undefined} />);
  await userEvent.click(opener());
}

describe('the full-screen gallery', () => {
  it('starts with the photo of the page, and has alternative texts', async () => {
    await openViewer();
    expect(position()).toBe('2 of 3');
    expect(
      within(viewer())
        .getAllByRole<HTMLImageElement>('img')
        .map(({ alt }) => alt),
    ).toEqual(['Booti Washi, view 1 of 3', 'Booti Washi, view 2 of 3', 'Booti Washi, view 3 of 3']);
  });

  it('navigates with buttons up to the first and last photo', async () => {
    await openViewer();
    await userEvent.click(step('Next photo'));
    expect([position(), step('Next photo').disabled]).toEqual(['3 of 3', true]);
    await userEvent.click(step('Previous photo'));
    await userEvent.click(step('Previous photo'));
    expect([position(), step('Previous photo').disabled]).toEqual(['1 of 3', true]);
  });

  it('navigates with arrow keys, Home and End', async () => {
    await openViewer();
    const seen: (string | null)[] = [];
    for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{End}']) {
      await userEvent.keyboard(key);
      seen.push(position());
    }
    expect(seen).toEqual(['3 of 3', '3 of 3', '2 of 3', '1 of 3', '3 of 3']);
  });

  it('leaves keys with a modifier to the browser', async () => {
    await openViewer();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(position()).toBe('2 of 3');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(step('Close'))],
  ])('closes with %s and returns the focus', async (_name, close) => {
    await openViewer();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener()).toHaveFocus();
  });

  it('opens again with the current photo of the page', async () => {
    await openViewer();
    await userEvent.click(step('Next photo'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(opener());
    expect(position()).toBe('2 of 3');
  });

  it('has no navigation with one photo', async () => {
    await openViewer(0, photos.slice(0, 1));
    expect(within(viewer()).queryByRole('button', { name: 'Next photo' })).not.toBeInTheDocument();
    expect(within(viewer()).getByAltText('Booti Washi')).toBeInTheDocument();
  });
});
