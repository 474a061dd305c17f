import { expect, it } from '@jest/globals';
import { dayInIndia } from '@shop/config/dates';
import { apiFailure } from '@shop/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GstReturn } from '../../api/types';
import { me } from '../../testing/fixtures';
import { renderOffice } from '../../testing/render-office';
import { latestMonths } from './months';

const setting = { offersGstin: false, gstin: '08AAACH7409R1Z1', state: 'Rajasthan' };

const found = (month: string, change: Partial<GstReturn> = {}): GstReturn => ({
  ...{ month, gstin: setting.gstin, invoices: 12, creditNotes: 1, withoutCodePaise: 0 },
  invoiced: { taxablePaise: 1_00_000_00, igstPaise: 9_000_00, cgstPaise: 1_500_00, sgstPaise: 1_500_01 },
  credited: { taxablePaise: 1_000_00, igstPaise: 120_00, cgstPaise: 0, sgstPaise: 0 },
  sections: [
    { name: 'b2b', rows: 3 },
    { name: 'docs', rows: 2 },
  ],
  ...change,
});

const monthOf = (path: string) => new URL(path, 'http://office').searchParams.get('month') ?? '';

const open = (routes: Parameters<typeof renderOffice>[1] = {}, path = '/gst') =>
  renderOffice(path, {
    'GET /staff/business-setting': setting,
    'GET /staff/gst-return': ({ path: asked }: { readonly path: string }) => found(monthOf(asked)),
    ...routes,
  });

it('shows the previous month with its sums and files', async () => {
  const { requests } = open();
  const table = within(await screen.findByRole('table', { name: 'Monthly totals' }));
  expect(table.getByRole('row', { name: /^12 invoices/ })).toHaveTextContent('₹1,00,000.00');
  expect(table.getByRole('row', { name: /^Difference/ })).toHaveTextContent('₹99,000.00');
  const [, previous] = latestMonths(new Date());
  expect(screen.getByLabelText('Month')).toHaveValue(previous?.[0]);
  const path = `/api/v1/staff/gst-return/export?month=${previous?.[0]}`;
  expect(screen.getByRole('link', { name: 'Download GSTR-1 as JSON' })).toHaveAttribute('href', path);
  expect(screen.getByRole('link', { name: /^b2b.csv/ })).toHaveAttribute('href', `${path}&section=b2b`);
  expect(screen.queryByText(/without an HSN code/)).not.toBeInTheDocument();
  const current = dayInIndia(new Date()).slice(0, 7);
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: current } });
  await screen.findByRole('table', { name: 'Monthly totals' });
  expect(requests.at(-1)?.path).toBe(`/staff/gst-return?month=${current}`);
});

it('warns of goods without an HSN code', async () => {
  open({ 'GET /staff/gst-return': found('2026-10', { withoutCodePaise: 250_00 }) });
  expect(await screen.findByText(/^Items worth ₹250.00 were sold without an HSN code/)).toBeInTheDocument();
});

it('shows that a return could not be loaded', async () => {
  open({ 'GET /staff/gst-return': apiFailure(500, 'Something went wrong.') });
  expect(await screen.findByText('The GST return could not be loaded.')).toBeInTheDocument();
});

it('offers the GSTIN at the checkout, and shows why it cannot', async () => {
  let refuses = true;
  let offersGstin = false;
  const { requests } = open({
    'GET /staff/business-setting': () => ({ ...setting, offersGstin }),
    'POST /staff/business-setting': ({ body }: { readonly body: unknown }) => {
      if (refuses) return apiFailure(409, 'This shop has no GSTIN.');
      ({ offersGstin } = body as { offersGstin: boolean });
      return { data: { ...setting, offersGstin } };
    },
  });
  const button = await screen.findByRole('button', { name: 'Offer GSTIN at the checkout' });
  await userEvent.click(button);
  expect(await screen.findByText('This shop has no GSTIN.')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Stop offering GSTIN' })).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { offersGstin: true },
    { offersGstin: true },
  ]);
});

it('has no returns for a shop without a GSTIN', async () => {
  const { requests } = open({ 'GET /staff/business-setting': { ...setting, gstin: null } });
  expect(await screen.findByText('This shop has no GSTIN')).toBeInTheDocument();
  expect(requests.some(({ path }) => path.startsWith('/staff/gst-return'))).toBe(false);
});

it('is not shown to staff who may only pack', async () => {
  open({ 'GET /staff/me': me({ role: 'packer', rights: ['read', 'pack'] }) });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});

it('lists months across years', () => {
  const months = latestMonths(new Date('2026-01-31T20:00:00Z'));
  expect(months.slice(0, 3)).toEqual([
    ['2026-02', 'February 2026'],
    ['2026-01', 'January 2026'],
    ['2025-12', 'December 2025'],
  ]);
  expect(months).toHaveLength(24);
});
