import { afterEach, describe, expect, it } from '@jest/globals';
import { pageSection, renderWithShop } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnnouncementStrip } from './announcement-strip';

const path = 'GET /dynamic/page/section/discount-top-bar';
const sections = [
  pageSection({ _id: 'one', description: '<p>Posted within <strong>two days</strong></p>' }),
  pageSection({ _id: 'two', description: '<p><a href="/faq">Questions</a></p>' }),
];
const strip = () => screen.findByRole('region', { name: 'Announcements' });
const resting = () => screen.getByTestId('announcement-track').classList.contains('resting');

const { matchMedia } = window;
afterEach(() => {
  Object.assign(window, { matchMedia });
});

describe('the announcement strip', () => {
  it('shows the HTML of the entries in a 50 s loop, once to screen readers and twice on screen', async () => {
    renderWithShop(<AnnouncementStrip />, { routes: { [path]: sections } });
    const region = await strip();
    expect((await within(region).findAllByText('two days'))[0]?.tagName).toBe('STRONG');
    expect(within(region).getAllByRole('list')).toHaveLength(1);
    expect(region.querySelectorAll('ul')).toHaveLength(2);
    expect(screen.getByTestId('announcement-track').style.getPropertyValue('--loop')).toBe('50000ms');
  });

  it('has each link in the tab order once', async () => {
    renderWithShop(<AnnouncementStrip />, { routes: { [path]: sections } });
    const region = await strip();
    await within(region).findAllByText('Questions');
    const links = [...region.querySelectorAll('a')];
    expect(links.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  });

  it('pauses and plays with its button', async () => {
    renderWithShop(<AnnouncementStrip />, { routes: { [path]: sections } });
    await userEvent.click(await screen.findByRole('button', { name: 'Pause announcements' }));
    expect(resting()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Play announcements' }));
    expect(resting()).toBe(false);
  });

  it('is paused with reduced motion until its button is pressed', async () => {
    const preference = Object.assign(new EventTarget(), { matches: true });
    Object.assign(window, { matchMedia: () => preference });
    renderWithShop(<AnnouncementStrip />, { routes: { [path]: sections } });
    await strip();
    expect(resting()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Play announcements' }));
    expect(resting()).toBe(false);
    expect(screen.getByTestId('announcement-track')).toHaveClass('userChosen');
  });

  it('reserves its space until the response arrives, and removes it when there is no announcement', async () => {
    let response: (sections: unknown) => void = () => undefined;
    const { container } = renderWithShop(<AnnouncementStrip />, {
      routes: { [path]: new Promise((resolve) => (response = resolve)) },
    });
    const place = container.querySelector('.strip');
    expect(place).toBeTruthy();
    response([]);
    await waitFor(() => expect(container.querySelector('.strip')).toBeNull());
  });
});
