import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { renderWithShop } from '@shop/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CreatorsSection } from './creators';
import { clipOf, creators } from './creators-data';

const matchMedia = window.matchMedia;
const intersectionObserver = window.IntersectionObserver;
const play = jest.spyOn(HTMLMediaElement.prototype, 'play');
const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause');

afterEach(() => {
  Object.assign(window, { matchMedia, IntersectionObserver: intersectionObserver });
  play.mockClear();
  pause.mockClear();
});

const videos = () => [...document.querySelectorAll('video')];

describe('CreatorsSection', () => {
  it('shows five creators, each with a link to the channel in a new tab', () => {
    renderWithShop(<CreatorsSection />);
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(5);
    cards.forEach((card, at) => {
      const link = within(card).getByRole('link');
      expect(link).toHaveAttribute('href', creators[at]?.channelUrl);
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      expect(card.textContent).toContain(creators[at]?.handle);
    });
    expect(cards[0]?.textContent).toContain('12,400 views');
  });

  it('plays the clips in view: muted, looping, over their posters', () => {
    renderWithShop(<CreatorsSection />);
    expect(videos().map((video) => video.getAttribute('src'))).toEqual(
      creators.map(({ videoId }) => clipOf(videoId).videoUrl),
    );
    for (const video of videos()) {
      expect([video.muted, video.loop, video.preload]).toEqual([true, true, 'none']);
    }
    expect(play).toHaveBeenCalledTimes(5);
    const poster = screen.getByAltText(creators[0]?.scene ?? '');
    expect(poster).toHaveAttribute('loading', 'lazy');
    const [first] = videos();
    expect(first?.dataset.moves).toBe('false');
    if (first) fireEvent.playing(first);
    expect(first?.dataset.moves).toBe('true');
  });

  it('pauses and resumes the clips with a button', async () => {
    renderWithShop(<CreatorsSection />);
    pause.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Pause clips' }));
    expect(pause).toHaveBeenCalledTimes(5);
    await userEvent.click(screen.getByRole('button', { name: 'Play clips' }));
    expect(play).toHaveBeenCalledTimes(10);
  });

  it('does not fetch clips that are out of view', () => {
    const blind = { observe: () => undefined, disconnect: () => undefined };
    Object.assign(window, { IntersectionObserver: jest.fn(() => blind) });
    renderWithShop(<CreatorsSection />);
    expect(videos()).toEqual([]);
    expect(play).not.toHaveBeenCalled();
  });

  it('does not fetch clips with reduced motion until Play is pressed', async () => {
    const preference = Object.assign(new EventTarget(), { matches: true });
    Object.assign(window, { matchMedia: () => preference });
    renderWithShop(<CreatorsSection />);
    expect(videos()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Play clips' }));
    expect(videos()).toHaveLength(5);
  });
});
