import { describe, expect, it, jest } from '@jest/globals';
import { followConnection } from '@shop/api-client';
import { renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { TextUnavailable } from './text-unavailable';

/** Renders the notice; its host then finds the shop to be reachable or not. */
function show() {
  const retry = jest.fn();
  const { store } = renderWithShop(
    <TextUnavailable title="Lost" retry={retry}>
      <p>Our fault.</p>
    </TextUnavailable>,
  );
  const find = (reachable: boolean) =>
    act(() =>
      followConnection(store.dispatch, {
        isOffline: () => !reachable,
        subscribe: () => () => undefined,
      }),
    );
  return { retry, find };
}

describe('TextUnavailable', () => {
  it('reports the shop while it is reachable, and the network otherwise', () => {
    const { retry, find } = show();
    expect(screen.getByText('Our fault.')).toBeInTheDocument();
    find(false);
    expect(screen.getByText(/^You are offline\./)).toBeInTheDocument();
    expect(screen.queryByText('Our fault.')).not.toBeInTheDocument();
    find(true);
    expect(screen.getByText('Our fault.')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it("does not rely on the browser's report, which is uncertain", () => {
    const report = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { find } = show();
    find(true);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('Our fault.')).toBeInTheDocument();
    report.mockRestore();
  });
});
