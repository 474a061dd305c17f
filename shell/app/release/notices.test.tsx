import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { MemoryRouter } from 'react-router-dom';
import { ReleaseContext } from './release-context';
import { toastCode, Toasts } from '../toasts/toasts';
import { offerNewVersion } from './new-version-toast';
import { PreviewBadge } from './preview-badge';
import { releaseWith } from '../../federation/release-fixture';

const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Toasts />
    </MemoryRouter>,
  );

describe('the offer of a new version', () => {
  beforeAll(() => toastCode.load());
  afterEach(() => act(() => toast.remove()));

  it('reloads the page, or can be dismissed', async () => {
    const reload = jest.fn();
    show('/');
    act(() => offerNewVersion(reload));
    expect((await screen.findByRole('status')).textContent).toContain('A new version is ready');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText('A new version is ready.')).not.toBeInTheDocument();
  });

  it('is hidden during checkout', () => {
    show('/checkout');
    act(() => offerNewVersion());
    expect(screen.queryByText('A new version is ready.')).not.toBeInTheDocument();
  });
});

describe('the badge of a preview', () => {
  const release = releaseWith(1, { cart: '1.0.0', catalog: '1.3.0-rc.1' });

  it('lists the previewed versions and links to the live shop', () => {
    const { catalog } = release.remotes;
    if (!catalog) throw new Error('No catalog');
    const remotes = { ...release.remotes, catalog: { ...catalog, variant: 'preview' as const } };
    render(
      <ReleaseContext value={{ ...release, remotes }}>
        <PreviewBadge />
      </ReleaseContext>,
    );
    expect(screen.getByRole('complementary', { name: 'Preview' }).textContent).toContain(
      'Preview of catalog 1.3.0-rc.1',
    );
    expect(screen.getByRole('link', { name: 'Leave the preview' })).toHaveAttribute('href', '?preview=off');
  });

  it('is absent without a preview', () => {
    const { container } = render(
      <ReleaseContext value={release}>
        <PreviewBadge />
      </ReleaseContext>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
