import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { useScrollPosition } from './use-scroll-position';

/** The height of the page, because jsdom has no layout. */
let height = 5000;
let growths: (() => void)[] = [];
let page: ReturnType<typeof render>;

class FakeObserver {
  constructor(private readonly onResize: () => void) {}
  observe = () => void growths.push(this.onResize);
  disconnect = () => void (growths = growths.filter((listener) => listener !== this.onResize));
}

/** A menu that closes after the navigation of its links. */
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
  page = render(
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
  it('starts a new page at its top with the focus on its content, and restores the position on Back', async () => {
    scrollByHand(1200);
    await userEvent.click(screen.getByText('Next'));
    expect(scrollY).toBe(0);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    scrollByHand(300);
    await goBack();
    expect(scrollY).toBe(1200);
  });

  it('paints the new page before it scrolls and focuses', async () => {
    delete document.documentElement.dataset.whole;
    fireEvent.click(screen.getByText('Next'));
    expect(document.documentElement.dataset.whole).toBeUndefined();
    expect(document.body).toHaveFocus();
    await waitFor(() => expect(document.documentElement.dataset.whole).toBe(''));
  });

  it('focuses the content of a page that replaces its URL when it opens', async () => {
    fireEvent.click(screen.getByText('Next'));
    fireEvent.click(screen.getByText('Page two'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it.each(['From the menu', 'Page three from the menu'])(
    'focuses the content when %s removes the focused link',
    async (name) => {
      await userEvent.click(screen.getByText(name));
      expect(screen.queryByText(name)).not.toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    },
  );

  it('keeps the focus that the new page has set', async () => {
    await userEvent.click(screen.getByText('Next'));
    screen.getByText('Page two').focus();
    await waitFor(() => expect(document.documentElement.dataset.whole).toBe(''));
    expect(screen.getByText('Page two')).toHaveFocus();
  });

  it('does not scroll when only the query changes, and restores the position on Back', async () => {
    scrollByHand(700);
    await userEvent.click(screen.getByText('Page two'));
    expect(scrollY).toBe(700);
    scrollByHand(0);
    await goBack();
    expect(scrollY).toBe(700);
  });

  it('scrolls a growing page to the position until the shopper interacts', async () => {
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

  it('leaves scrolling to the browser in a reopened document', () => {
    expect(history.scrollRestoration).toBe('manual');
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  });
});

describe('a document for an entry that the tab’s previous document has left', () => {
  const open = (type: string, scrolled = 0) => {
    page.unmount();
    sessionStorage.setItem('scrollPositions', JSON.stringify([['default /left', 640]]));
    history.replaceState(null, '', '/left');
    Object.assign(window, { scrollY: scrolled });
    Object.assign(performance, { getEntriesByType: () => [{ type }] });
    render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    );
  };

  it.each(['back_forward', 'reload'])('restores the position after %s', (type) => {
    open(type);
    expect(scrollY).toBe(640);
  });

  it('starts at its top when a link opens it, and stays where the browser has scrolled', () => {
    open('navigate');
    expect(scrollY).toBe(0);
    open('back_forward', 200);
    expect(scrollY).toBe(200);
  });
});
