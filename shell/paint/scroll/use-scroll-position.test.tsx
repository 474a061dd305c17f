import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { useScrollPosition } from './use-scroll-position';

/** jsdom has no layout: the page is as tall as this, and scrolls no further. */
let height = 5000;
let growths: (() => void)[] = [];

class FakeObserver {
  constructor(private readonly onResize: () => void) {}
  observe = () => void growths.push(this.onResize);
  disconnect = () => void (growths = growths.filter((listener) => listener !== this.onResize));
}

/** Closes with the navigation that its links begin, after the new page is there. */
function Menu() {
  const { key } = useLocation();
  const [open, setOpen] = useState(true);
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current !== key) setOpen(false);
  }, [key]);
  return (
    open && (
      <nav>
        <Link to="/from-menu">From the menu</Link>
        <Link to="?page=3">Page three from the menu</Link>
      </nav>
    )
  );
}

function Page() {
  useScrollPosition();
  return (
    <main id="content" tabIndex={-1}>
      <Link to="/next">Next</Link>
      <Link to="?page=2">Page two</Link>
      <Menu />
    </main>
  );
}

const scrollByHand = (top: number) => {
  Object.assign(window, { scrollY: top });
  dispatchEvent(new Event('scroll'));
};
const goBack = () =>
  act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await gone;
  });

beforeEach(() => {
  height = 5000;
  growths = [];
  history.replaceState(null, '', '/start');
  Object.assign(window, {
    scrollY: 0,
    ResizeObserver: FakeObserver,
    scrollTo: ({ top }: { top: number }) => Object.assign(window, { scrollY: Math.min(top, height) }),
  });
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
});
afterEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.whole;
  jest.restoreAllMocks();
});

describe('useScrollPosition', () => {
  it('begins a new screen at its top with the focus on its content, and goes back to where the last was left', async () => {
    scrollByHand(1200);
    await userEvent.click(screen.getByText('Next'));
    expect(scrollY).toBe(0);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    scrollByHand(300);
    await goBack();
    expect(scrollY).toBe(1200);
  });

  it('has the new screen painted before the document is styled again for it', async () => {
    delete document.documentElement.dataset.whole;
    fireEvent.click(screen.getByText('Next'));
    expect(document.documentElement.dataset.whole).toBeUndefined();
    expect(document.body).toHaveFocus();
    await waitFor(() => expect(document.documentElement.dataset.whole).toBe(''));
  });

  it('gives the focus to the content of a screen that corrects its address as it begins', async () => {
    fireEvent.click(screen.getByText('Next'));
    fireEvent.click(screen.getByText('Page two'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it.each(['From the menu', 'Page three from the menu'])(
    'gives the focus to the content when %s removes the link that had it',
    async (name) => {
      await userEvent.click(screen.getByText(name));
      expect(screen.queryByText(name)).not.toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    },
  );

  it('leaves the focus where the new screen has put it', async () => {
    await userEvent.click(screen.getByText('Next'));
    screen.getByText('Page two').focus();
    await waitFor(() => expect(document.documentElement.dataset.whole).toBe(''));
    expect(screen.getByText('Page two')).toHaveFocus();
  });

  it('leaves a change of the query alone where it is, and goes back to where that was', async () => {
    scrollByHand(700);
    await userEvent.click(screen.getByText('Page two'));
    expect(scrollY).toBe(700);
    scrollByHand(0);
    await goBack();
    expect(scrollY).toBe(700);
  });

  it('follows a page that is not tall enough yet, until the shopper does something', async () => {
    scrollByHand(1200);
    await userEvent.click(screen.getByText('Next'));
    height = 400;
    await goBack();
    expect(scrollY).toBe(400);
    height = 900;
    growths.forEach((grow) => grow());
    expect(scrollY).toBe(900);
    dispatchEvent(new Event('wheel'));
    height = 5000;
    growths.forEach((grow) => grow());
    expect(scrollY).toBe(900);
  });

  it('leaves the scrolling of a document that is opened again to the browser', () => {
    expect(history.scrollRestoration).toBe('manual');
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  });
});
