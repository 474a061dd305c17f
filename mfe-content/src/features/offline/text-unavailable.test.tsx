import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { TextUnavailable } from './text-unavailable';

function setOnline(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('TextUnavailable', () => {
  it('names the shop while the shopper is online, and the network otherwise', () => {
    const retry = jest.fn();
    render(
      <TextUnavailable title="Lost" retry={retry}>
        <p>Our fault.</p>
      </TextUnavailable>,
    );
    expect(screen.getByText('Our fault.')).toBeInTheDocument();
    setOnline(false);
    expect(screen.getByText(/^You are offline\./)).toBeInTheDocument();
    expect(screen.queryByText('Our fault.')).not.toBeInTheDocument();
    setOnline(true);
    expect(screen.getByText('Our fault.')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
