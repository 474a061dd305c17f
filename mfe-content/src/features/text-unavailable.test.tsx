import { describe, expect, it, jest } from '@jest/globals';
import { followConnection } from '@shop/api-client';
import { renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { TextUnavailable } from './text-unavailable';

/** Renders the notice; `setReachable` sets whether the host can reach the shop. */
function show() {
  const retry = jest.fn();
  const { store } = renderWithShop(
    <TextUnavailable title="Lost" retry={retry}>
      <p>Our fault.</p>
    </TextUnavailable>,
  );
  const setReachable = (reachable: boolean) =>
    act(() =>
      followConnection(store.dispatch, {
        isOffline: () => !reachable,
        subscribe: () => () => undefined,
      }),
    );
  return { retry, setReachable };
}

describe('TextUnavailable', () => {
  it('reports a server failure while the shop is reachable, and being offline otherwise', () => {
    const { retry, setReachable } = show();
    expect(screen.getByText('Our fault.')).toBeInTheDocument();
    setReachable(false);
    expect(screen.getByText(/^You are offline\./)).toBeInTheDocument();
    expect(screen.queryByText('Our fault.')).not.toBeInTheDocument();
    setReachable(true);
    expect(screen.getByText('Our fault.')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it("does not rely on the browser's online status", () => {
    const report = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { setReachable } = show();
    setReachable(true);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('Our fault.')).toBeInTheDocument();
    report.mockRestore();
  });
});
