import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { StaffVersions } from '@shop/contracts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageEvent } from '../../federation/page-events';
import { releaseWith } from '../../federation/release-fixture';
import { ConnectionContext } from '../offline/connection';
import { fakeConnection } from '../offline/fake-connection';
import type { FoundVersions } from './versions';
import { StaffPanel } from './staff-panel';

const versions: StaffVersions = {
  env: 'live',
  seq: 4,
  until: '2026-12-26T06:00:00Z',
  remotes: {
    cart: {
      ...{ version: '1.0.0', kind: 'live', chosen: null, otherwise: '1.0.0' },
      why: 'Live for all shoppers.',
      choices: [{ version: '1.0.0', kind: 'live' }],
    },
    catalog: {
      ...{ version: '1.0.0', kind: 'live', chosen: null, otherwise: '1.0.0' },
      why: 'Live. Canary 1.1.0 of 10%: this browser is not in it.',
      choices: [
        { version: '1.0.0', kind: 'live' },
        { version: '1.1.0', kind: 'canary' },
      ],
    },
    gifts: {
      ...{ version: null, kind: null, chosen: null, otherwise: null, choices: [] },
      why: 'Disabled for all shoppers.',
    },
  },
};

const chosen: StaffVersions = {
  ...versions,
  remotes: {
    ...versions.remotes,
    catalog: {
      ...{ version: '1.1.0', kind: 'canary', chosen: '1.1.0', otherwise: '1.0.0' },
      why: 'Chosen by hand in this browser.',
      choices: versions.remotes.catalog?.choices ?? [],
    },
  },
};

interface Case {
  readonly found?: readonly FoundVersions[];
  readonly events?: readonly PageEvent[];
  readonly catalog?: string;
  readonly offline?: boolean;
}

/** Opens the panel of a page with these responses in order. */
async function openPanel({
  found = [{ state: 'ready', versions }],
  events = [],
  catalog = '1.0.0',
  offline = false,
}: Case = {}) {
  const ask = jest.fn<() => Promise<FoundVersions>>();
  for (const one of found) ask.mockResolvedValueOnce(one);
  const went: string[] = [];
  const release = releaseWith(4, { cart: '1.0.0', catalog });
  const port = { ask, go: (href: string) => void went.push(href), timings: () => [] };
  const { connection, become } = fakeConnection(offline);
  render(
    <ConnectionContext value={connection}>
      <StaffPanel release={release} events={events} port={port} />
    </ConnectionContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Staff' }));
  const panel = await screen.findByRole('dialog', { name: 'Versions of this page' });
  return { ask, went, become: (next: boolean) => act(() => become(next)), panel };
}

const partOf = (panel: HTMLElement, remote: string) => within(panel).findByRole('region', { name: remote });

afterEach(() => history.replaceState(null, '', '/'));

describe('the staff panel', () => {
  it('sends no request before it is opened, and returns the focus', async () => {
    const { ask, panel } = await openPanel();
    expect(ask).toHaveBeenCalledTimes(1);
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Staff' })).toHaveFocus();
  });

  it('shows the version of each remote in this page, and the reason', async () => {
    const { panel } = await openPanel();
    expect((await partOf(panel, 'catalog')).textContent).toMatch(
      /^catalog 1\.0\.0 LiveLive\. Canary 1\.1\.0 of 10%: this browser is not in it\.This page has not loaded it yet\./,
    );
    expect((await partOf(panel, 'gifts')).textContent).toBe(
      'gifts Not in this pageDisabled for all shoppers.',
    );
    expect(panel.textContent).toContain(
      'Release 4 of live. This browser is marked as staff until 26 December.',
    );
  });

  it('shows that a fallback runs instead of the chosen version', async () => {
    const { panel } = await openPanel({
      found: [{ state: 'ready', versions: chosen }],
      catalog: '1.1.0',
      events: [
        { kind: 'failed', remote: 'catalog', version: '1.1.0', phase: 'entry' },
        { kind: 'loaded', remote: 'catalog', version: '1.0.0', ms: 90 },
      ],
    });
    expect((await partOf(panel, 'catalog')).textContent).toContain(
      'catalog 1.0.0 Fallback1.1.0 did not load in this page, or failed. This fallback runs instead.',
    );
  });

  it('shows that a newer release is live', async () => {
    const { panel } = await openPanel({ found: [{ state: 'ready', versions: { ...chosen, seq: 5 } }] });
    expect((await within(panel).findByText(/went live after this page was opened/)).textContent).toMatch(
      /^Release 5 went live/,
    );
    expect((await partOf(panel, 'catalog')).textContent).toContain('catalog 1.0.0 Earlier release');
  });

  it('loads the page with only the chosen versions', async () => {
    history.replaceState(null, '', '/all-products?page=2&preview=cart@9.0.0#top');
    const { went, panel } = await openPanel();
    const load = await within(panel).findByRole('button', { name: 'Apply and reload' });
    expect(load).toBeDisabled();
    expect(within(panel).queryByRole('button', { name: 'Clear choices' })).not.toBeInTheDocument();
    await userEvent.selectOptions(within(panel).getByLabelText('Version of catalog here'), '1.1.0 (canary)');
    await userEvent.click(load);
    expect(went).toEqual(['http://localhost/all-products?page=2&preview=off%2Ccatalog%401.1.0']);
  });

  it('returns to the live versions', async () => {
    const { went, panel } = await openPanel({
      found: [{ state: 'ready', versions: chosen }],
      catalog: '1.1.0',
    });
    const select = await within(panel).findByLabelText('Version of catalog here');
    expect(select).toHaveValue('1.1.0');
    await userEvent.click(within(panel).getByRole('button', { name: 'Clear choices' }));
    expect(went).toEqual(['http://localhost/?preview=off']);
  });

  it('retries after a failure', async () => {
    const { panel } = await openPanel({ found: [{ state: 'failed' }, { state: 'ready', versions }] });
    expect((await within(panel).findByRole('alert')).textContent).toContain('did not report the versions');
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(await partOf(panel, 'cart')).toBeTruthy();
  });

  it('retries when back online', async () => {
    const found: FoundVersions[] = [{ state: 'failed' }, { state: 'ready', versions }];
    const { panel, become } = await openPanel({ found, offline: true });
    expect((await within(panel).findByRole('alert')).textContent).toContain('There is no network');
    become(false);
    expect(await partOf(panel, 'cart')).toBeTruthy();
  });

  it('shows other browsers only that they do not belong to staff', async () => {
    const { panel } = await openPanel({ found: [{ state: 'over' }] });
    expect((await within(panel).findByRole('alert')).textContent).toContain('no longer marked as staff');
    expect(panel.textContent).not.toContain('catalog');
    expect(within(panel).getByRole('link')).toHaveAttribute('href', '/registry/v1/staff?pass=off');
  });
});
