import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PinRuleVersion } from '../../api/types';
import { me } from '../../testing/fixtures';
import { renderOffice } from '../../testing/render-office';

const version = (number: number, isCurrent: boolean): PinRuleVersion => ({
  ...{ number, isCurrent, file: `pins-${number}.csv`, rules: 120 },
  ...{ importedAt: '2026-11-20T06:30:00Z', importedBy: 'Asha' },
});

const versions = [version(2, true), version(1, false)];

const open = (more: Parameters<typeof renderOffice>[1] = {}, path = '/delivery') =>
  renderOffice(path, {
    'GET /staff/pin-rules': { versions },
    'GET /staff/delivery-setting': { allStates: false },
    ...more,
  });

// jsdom's files have no `arrayBuffer`.
const file = Object.assign(new File([], 'pins.csv'), {
  arrayBuffer: () => Promise.resolve(new TextEncoder().encode('from,to\n560001,560110').buffer),
});

it('lists the versions, and makes an earlier one current', async () => {
  let refuses = true;
  const { requests } = open({
    'POST /staff/pin-rules/current': () =>
      refuses ? apiFailure(409, 'Someone made version 3 current.') : { data: { versions } },
  });
  const table = within(await screen.findByRole('table', { name: 'PIN rules' }));
  expect(table.getByText('pins-2.csv')).toBeInTheDocument();
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/api/v1/staff/pin-rules/2/export',
    '/api/v1/staff/pin-rules/1/export',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Make current version 1' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Make current' }));
  expect(await dialog.findByText('Someone made version 3 current.')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Make current' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Turn off version 2' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { version: 1, seen: 2 },
    { version: 1, seen: 2 },
    { version: null, seen: 2 },
  ]);
});

it('checks a file, and imports it without errors', async () => {
  const result = { rules: 1, faults: [], faultCount: 0 };
  const { requests } = open(
    { 'POST /staff/pin-rules/import': { ...result, version: 3 } },
    '/delivery/import',
  );
  await userEvent.upload(await screen.findByLabelText('CSV file'), file);
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 rule' }));
  expect(await screen.findByText('Version 3 is current, with 1 rule.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Import 1 rule' })).not.toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([
    expect.objectContaining({ dryRun: true, seen: 2, file: 'pins.csv' }),
    expect.objectContaining({ dryRun: false, seen: 2, key: expect.any(String) }),
  ]);
});

it('lists the errors of a file by row and column', async () => {
  const message = 'row 3 (560001) overlaps row 2 (560001 to 560110); change one of the ranges';
  open(
    {
      'POST /staff/pin-rules/import': {
        ...{ rules: 0, faultCount: 2 },
        faults: [
          { row: null, column: '', message: 'has no column "zone"; add it' },
          { row: 3, column: 'from', message },
        ],
      },
    },
    '/delivery/import',
  );
  await userEvent.upload(await screen.findByLabelText('CSV file'), file);
  const table = within(await screen.findByRole('table', { name: 'Errors' }));
  expect(table.getByText(message)).toBeInTheDocument();
  expect(table.getByText('The file')).toBeInTheDocument();
  expect(screen.getByText('2 errors in pins.csv: nothing was imported.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

it('offers all states, and then the default ones again', async () => {
  let allStates = false;
  const { requests } = open({
    'GET /staff/delivery-setting': () => ({ allStates }),
    'POST /staff/delivery-setting': ({ body }: { readonly body: unknown }) => {
      ({ allStates } = body as { allStates: boolean });
      return { data: { allStates } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Offer all states and territories' }));
  expect(await screen.findByText(/offer all 36 states and union territories\.$/)).toBeInTheDocument();
  // The button is busy until the change has ended.
  await userEvent.click(
    await screen.findByRole('button', { name: 'Offer the 6 default states', busy: false }),
  );
  expect(await screen.findByText(/offer 6 states: Uttar Pradesh, /)).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { allStates: true },
    { allStates: false },
  ]);
});

it('is empty at first, and read-only for viewers', async () => {
  open({
    'GET /staff/me': me({ role: 'viewer', rights: ['read'] }),
    'GET /staff/pin-rules': { versions: [] },
  });
  expect(await screen.findByText('No PIN rules yet')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Import PIN rules' })).not.toBeInTheDocument();
});
