import { expect, it, jest } from '@jest/globals';
import { afterPaint } from '@shop/ui/after-paint';
import { render, screen, waitFor } from '@testing-library/react';
import { lazy, useLazy, type Lazy } from './lazy';
import { whenUsed } from './scheduling';

interface Code {
  readonly word: string;
}

function Word({ code, wanted }: { readonly code: Lazy<Code>; readonly wanted: boolean }) {
  return <p>{useLazy(code, wanted)?.word ?? 'missing'}</p>;
}

it('is loaded once when it is requested, and is available synchronously afterwards', async () => {
  const fetch = jest.fn(() => Promise.resolve({ word: 'here' }));
  const code = lazy(fetch);
  const { rerender, unmount } = render(<Word code={code} wanted={false} />);
  expect(fetch).not.toHaveBeenCalled();
  rerender(<Word code={code} wanted />);
  expect(await screen.findByText('here')).toBeInTheDocument();
  unmount();
  render(<Word code={code} wanted />);
  expect(screen.getByText('here')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('is requested again after a failure', async () => {
  const info = jest.spyOn(console, 'info').mockReturnValue();
  const fetch = jest
    .fn<() => Promise<Code>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({ word: 'here' });
  const code = lazy(fetch);
  const { rerender } = render(<Word code={code} wanted />);
  await waitFor(() => expect(info).toHaveBeenCalledTimes(1));
  expect(screen.getByText('missing')).toBeInTheDocument();
  rerender(<Word code={code} wanted={false} />);
  rerender(<Word code={code} wanted />);
  expect(await screen.findByText('here')).toBeInTheDocument();
});

it('can be fetched once after the first press is painted', async () => {
  const callback = jest.fn();
  whenUsed(callback);
  document.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(callback).not.toHaveBeenCalled();
  await waitFor(() => expect(callback).toHaveBeenCalledTimes(1));
  whenUsed(callback)();
  document.dispatchEvent(new Event('keydown', { bubbles: true }));
  // Cancelled between the press and the paint.
  const cancel = whenUsed(callback);
  document.dispatchEvent(new Event('keydown', { bubbles: true }));
  cancel();
  await new Promise((resolve) => afterPaint(() => resolve(null)));
  expect(callback).toHaveBeenCalledTimes(1);
});
