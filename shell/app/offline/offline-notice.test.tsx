import { describe, expect, it, jest } from '@jest/globals';
import { renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { ConnectionContext, useFreshDocument } from './connection';
import { fakeConnection } from './fake-connection';
import { OfflineNotice } from './offline-notice';

function show({ offline = false, storedAt = null as string | null, route = '/' } = {}) {
  const { connection, become } = fakeConnection(offline, storedAt);
  const reload = jest.fn();
  function Page() {
    useFreshDocument(reload);
    return (
      <>
        <Link to="/faq">FAQ</Link>
        <OfflineNotice reload={reload} />
      </>
    );
  }
  renderWithShop(
    <ConnectionContext value={connection}>
      <Page />
    </ConnectionContext>,
    { route },
  );
  return { reload, become: (next: boolean) => act(() => become(next)) };
}

const gone = () => screen.queryByText('There is no network just now.');
const back = () => screen.queryByText('The network is back.');

describe('the notice', () => {
  it('appears while offline in a polite live region, and disappears when back online', () => {
    jest.useFakeTimers();
    const { become } = show();
    expect(gone()).toBeNull();
    become(true);
    expect(gone()?.closest('[aria-live=polite]')).not.toBeNull();
    become(false);
    expect(gone()).toBeNull();
    expect(back()).not.toBeNull();
    act(() => jest.advanceTimersByTime(5000));
    expect(back()).toBeNull();
    jest.useRealTimers();
  });

  it.each([
    ['/checkout', 'Your input stays on this page. You can pay when you are back online.'],
    ['/contact', 'Your input stays on this page. You can send your message when you are back online.'],
    ['/auth/login', 'Your input stays on this page. You can sign in when you are back online.'],
    ['/all-products', 'Pages you have seen, your cart and your wishlist still open.'],
  ])('explains on %s which actions wait for the network', (route, words) => {
    show({ offline: true, route });
    expect(screen.getByText(words, { exact: false })).toBeInTheDocument();
  });

  it('can be hidden, and appears again when the network is lost again', async () => {
    const { become } = show({ offline: true });
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(gone()).toBeNull();
    become(false);
    become(true);
    expect(gone()).not.toBeNull();
  });

  it('shows when a copy was stored, and offers the current page when online', async () => {
    const { reload, become } = show({ offline: true, storedAt: '2026-11-21T10:00:00.000Z' });
    expect(screen.getByText(/This page was saved on 21 November/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reload page' })).not.toBeInTheDocument();
    become(false);
    await userEvent.click(screen.getByRole('button', { name: 'Reload page' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a navigation on a stored copy', () => {
  it('is client-side while offline, and a full load afterwards', async () => {
    const { reload, become } = show({ offline: true, storedAt: '2026-11-21T10:00:00.000Z', route: '/blogs' });
    await userEvent.click(screen.getByRole('link', { name: 'FAQ' }));
    expect(reload).not.toHaveBeenCalled();
    become(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is a full load when back online', async () => {
    const { reload } = show({ storedAt: '2026-11-21T10:00:00.000Z' });
    await userEvent.click(screen.getByRole('link', { name: 'FAQ' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
