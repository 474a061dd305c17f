import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { timings } from '@shop/config';
import { photo } from '@shop/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { photoAlt, ZoomPhoto } from './photo';

const frame = () => screen.getByTestId('main-photo');
const zoom = () => screen.queryByTestId('zoom');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** jsdom does not implement pointer events, so the pointer type has to be set on one. */
const mouse = (event: 'pointerover' | 'pointermove') =>
  fireEvent(frame(), Object.assign(new MouseEvent(event, { bubbles: true }), { pointerType: 'mouse' }));

const show = () => render(<ZoomPhoto photo={photo()} alt="Booti Washi" />);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
});

describe('ZoomPhoto', () => {
  beforeEach(() => void show());

  it('shows how to zoom', () => {
    expect(screen.getByText('Hover to Zoom')).toBeInTheDocument();
    expect(screen.getByText('Long-Touch to Zoom')).toBeInTheDocument();
  });

  it('shows the large picture only after the hover delay', () => {
    fireEvent.pointerEnter(frame());
    wait(timings.zoomHoverDelay - 1);
    expect(zoom()).toBeNull();
    wait(1);
    expect(zoom()).toBeTruthy();
  });

  it('stays for a moment after the pointer leaves, then fades', () => {
    fireEvent.pointerEnter(frame());
    wait(timings.zoomHoverDelay);
    fireEvent.pointerLeave(frame());
    wait(timings.zoomHoverOff - 1);
    expect(zoom()?.dataset.phase).toBe('on');
    wait(1);
    expect(zoom()?.dataset.phase).toBe('leaving');
    wait(timings.zoomFade);
    expect(zoom()).toBeNull();
  });

  it('does not show when the pointer only passes over', () => {
    fireEvent.pointerEnter(frame());
    wait(timings.zoomHoverDelay / 2);
    fireEvent.pointerLeave(frame());
    wait(timings.zoomHoverDelay + timings.zoomHoverOff + timings.zoomFade);
    expect(zoom()).toBeNull();
  });

  it('stays if the pointer returns immediately', () => {
    fireEvent.pointerEnter(frame());
    wait(timings.zoomHoverDelay);
    fireEvent.pointerLeave(frame());
    fireEvent.pointerEnter(frame());
    wait(timings.zoomHoverOff + timings.zoomFade);
    expect(zoom()?.dataset.phase).toBe('on');
  });

  it('prevents scrolling only during a long touch', () => {
    expect(fireEvent.touchMove(frame())).toBe(true);
    fireEvent.pointerEnter(frame());
    wait(timings.zoomHoverDelay);
    expect(fireEvent.touchMove(frame())).toBe(false);
    expect(fireEvent.contextMenu(frame())).toBe(false);
    fireEvent.pointerLeave(frame());
    expect(fireEvent.touchMove(frame())).toBe(true);
  });

  it('waits for a mouse move if the photo appears under the mouse', () => {
    mouse('pointerover');
    wait(timings.zoomHoverDelay);
    expect(zoom()).toBeNull();
    mouse('pointermove');
    mouse('pointermove');
    wait(timings.zoomHoverDelay);
    expect(zoom()?.dataset.phase).toBe('on');
  });

  it('keeps the context menu of a mouse', () => {
    mouse('pointermove');
    wait(timings.zoomHoverDelay);
    expect(fireEvent.contextMenu(frame())).toBe(true);
  });
});

describe('until the main photo has loaded', () => {
  const main = () => screen.getByRole<HTMLImageElement>('img', { name: 'Booti Washi' });
  const listed = (change: PropertyDescriptorMap) => {
    const card = document.createElement('img');
    card.setAttribute('src', photo().secure_url);
    Object.defineProperties(card, {
      complete: { value: true },
      naturalWidth: { value: 320 },
      currentSrc: { value: 'http://localhost/media/washi-320.webp' },
      ...change,
    });
    document.body.append(card);
    return card;
  };

  it.each([
    [
      'the picture on the previous page is the placeholder',
      {},
      'url("http://localhost/media/washi-320.webp")',
    ],
    ['a picture that has not loaded is not', { naturalWidth: { value: 0 } }, ''],
  ])('%s', (_what, change, backgroundImage) => {
    const card = listed(change);
    show();
    expect(main().style.backgroundImage).toBe(backgroundImage);
    card.remove();
  });
});

const plain = photo({ secure_url: '/media/one.webp' });
const shows = (alt: string) => photo({ secure_url: '/media/two.webp', alt });

it('numbers the views of a product whose photos have no descriptions', () => {
  expect(photoAlt('Booti Washi', [plain, plain, plain, plain], 1)).toBe('Booti Washi, view 2 of 4');
  expect(photoAlt('Booti Washi', [plain], 0)).toBe('Booti Washi');
});

it('describes each photo; the main one without a description shows the product', () => {
  const photos = [plain, shows('on a parcel'), shows('next to a ruler, 15 mm wide')];
  expect(photos.map((_, index) => photoAlt('Booti Washi', photos, index))).toEqual([
    'Booti Washi',
    'Booti Washi, on a parcel',
    'Booti Washi, next to a ruler, 15 mm wide',
  ]);
});

it('numbers photos without descriptions among others, so that each text is unique', () => {
  const photos = [plain, plain, shows('on a parcel')];
  expect(photos.map((_, index) => photoAlt('Booti Washi', photos, index))).toEqual([
    'Booti Washi',
    'Booti Washi, view 2 of 3',
    'Booti Washi, on a parcel',
  ]);
});
