import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { toastCode, Toasts } from '../toasts/toasts';
import { browserEnvironment } from './browser-environment';

const read = { method: 'GET', url: '/api/v1/product' };

describe('failed requests of a page', () => {
  it('share a toast for the same failure, and have separate toasts otherwise', async () => {
    await toastCode.load();
    render(<Toasts />);
    const { notify } = browserEnvironment(
      { remotes: {} },
      { isOffline: () => false, check: () => undefined },
    );
    for (const message of ['The shop is unavailable', 'The shop is unavailable', 'Too many requests'])
      await act(async () => notify(message, read));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'Too many requests',
      'The shop is unavailable',
    ]);
  });
});
