import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { me } from '../../testing/fixtures';
import { renderOffice } from '../../testing/render-office';

const order = { id: 'ord_1', number: 'VC-AAAAA-11111' };
const at = '2026-11-27T04:30:00.000Z';

const settlements = {
  readTo: '2026-11-28T10:00:00.000Z',
  mismatches: [
    {
      kind: 'amount',
      paymentId: 'pay_1',
      settlementId: 'setl_1',
      order,
      expectedPaise: 11_200,
      settledPaise: 11_100,
      at,
    },
    {
      kind: 'unknown',
      paymentId: 'pay_2',
      settlementId: 'setl_1',
      order: null,
      expectedPaise: null,
      settledPaise: 5_000,
      at,
    },
  ],
  settlements: [
    {
      id: 'setl_1',
      utr: 'UTR1',
      at,
      payments: 2,
      paidPaise: 16_100,
      refundedPaise: 0,
      feePaise: 322,
      gstPaise: 58,
      netPaise: 15_720,
    },
  ],
  disputes: [
    {
      id: 'disp_1',
      paymentId: 'pay_1',
      order,
      amountPaise: 11_200,
      deductedPaise: 0,
      phase: 'chargeback',
      status: 'open',
      reason: 'goods_not_received',
      respondBy: '2026-12-04T10:00:00.000Z',
      openedAt: at,
    },
  ],
};

describe('settlements', () => {
  it('lists mismatches with their order, disputes and transfers, and links to the export', async () => {
    renderOffice('/settlements', { 'GET /staff/settlements': settlements });
    const mismatches = await screen.findByRole('table', { name: 'Mismatches' });
    const row = within(mismatches).getByRole('row', { name: /settled amount differs from the payment/ });
    expect(within(row).getByRole('link', { name: order.number })).toHaveAttribute('href', '/orders/ord_1');
    expect(within(row).getByText('₹112.00')).toBeInTheDocument();
    expect(within(row).getByText('₹111.00')).toBeInTheDocument();
    const unknown = within(mismatches).getByRole('row', { name: /Unknown payment/ });
    expect(within(unknown).queryByRole('link')).not.toBeInTheDocument();
    const disputes = screen.getByRole('table', { name: 'Disputes' });
    expect(within(disputes).getByText('Chargeback: goods not received')).toBeInTheDocument();
    const transfers = screen.getByRole('table', { name: 'Settlements' });
    expect(within(transfers).getByRole('row', { name: /UTR1/ })).toHaveTextContent('₹157.20');
    expect(screen.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      '/api/v1/staff/settlements/export',
    );
  });

  it('shows that settlements have not been read yet, and does not offer an export', async () => {
    renderOffice('/settlements', {
      'GET /staff/settlements': { readTo: null, mismatches: [], settlements: [], disputes: [] },
    });
    expect(await screen.findByText(/^Settlements have not been read yet\./)).toBeInTheDocument();
    expect(screen.getByText('Nothing has been compared yet.')).toBeInTheDocument();
    expect(screen.getByText('No disputes.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Export as CSV' })).not.toBeInTheDocument();
  });

  it('does not offer the export to staff who may not export', async () => {
    renderOffice('/settlements', {
      'GET /staff/me': me({ role: 'packer', rights: ['read', 'pack'] }),
      'GET /staff/settlements': settlements,
    });
    expect(await screen.findByRole('table', { name: 'Mismatches' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Export as CSV' })).not.toBeInTheDocument();
  });
});
