import { describe, expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { me, orderDetail } from '../../../testing/fixtures';
import { renderOffice } from '../../../testing/render-office';

it('cancels an order with a reason, and keeps the dialog open when the API refuses', async () => {
  let order = orderDetail();
  let refuses = true;
  const { requests } = renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': () => order,
    'POST /staff/orders/ord_1/cancel': () => {
      if (refuses) return apiFailure(409, 'This order is shipped, so it cannot be cancelled.');
      const detail = { reason: 'Out of paper', restocked: true };
      const event = { kind: 'cancelled', author: 'Asha', at: '2026-11-25T11:00:00.000Z', detail };
      order = orderDetail({ status: 'cancelled', actions: ['note'], events: [...order.events, event] });
      return order;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel the order?' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Out of paper');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(await dialog.findByText('This order is shipped, so it cannot be cancelled.')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Order cancelled. The refund is on its way.')).toBeInTheDocument();
  expect(await screen.findByText('Out of paper')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { reason: 'Out of paper' },
    { reason: 'Out of paper' },
  ]);
});

it.each([
  [true, {}, 'The customer receives an email with the courier and the tracking number.'],
  [false, {}, 'The customer does not receive an email.'],
  [true, { emailProblem: 'refused' }, 'The customer does not receive an email.'],
] as const)('shows whether the customer is notified: %s, %j', async (canMail, changes, sentence) => {
  renderOffice('/orders/ord_1', {
    'GET /staff/me': me({ canMail }),
    'GET /staff/orders/ord_1': orderDetail({ status: 'packed', actions: ['ship'], ...changes }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ship' }));
  expect(within(screen.getByRole('dialog')).getByText(sentence)).toBeInTheDocument();
});

it('shows a return request until the return is accepted', async () => {
  const returnRequest = { at: '2026-11-25T11:00:00.000Z', reason: 'Too pink' };
  const asked = { kind: 'return-requested', author: 'the shopper', detail: { reason: 'Too pink' } };
  const events = [{ ...asked, at: returnRequest.at }];
  let order = orderDetail({ status: 'delivered', actions: ['return'], returnRequest, events });
  renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': () => order,
    'POST /staff/orders/ord_1/return': () =>
      (order = orderDetail({ status: 'returned', actions: [], returnRequest, events })),
  });
  expect(await screen.findByText(/^Return requested on .*: “Too pink”$/)).toBeInTheDocument();
  expect(screen.getByText('Return requested')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Accept return' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'As asked');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept return' }));
  expect(await screen.findByText(/^Order returned/)).toBeInTheDocument();
  expect(screen.queryByText(/^Return requested on/)).not.toBeInTheDocument();
});

it('accepts a return without restocking unless the staff member chooses to', async () => {
  const { requests } = renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': orderDetail({ status: 'shipped', actions: ['deliver', 'return'] }),
    'POST /staff/orders/ord_1/return': orderDetail({ status: 'returned', actions: [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept return' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Nobody at home');
  await userEvent.click(dialog.getByRole('button', { name: 'Accept return' }));
  expect(await screen.findByText(/^Order returned/)).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    reason: 'Nobody at home',
    restock: false,
  });
});

it('refunds units once the server has calculated their amount', async () => {
  let order = orderDetail({ status: 'shipped', actions: ['refund'] });
  const { requests } = renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': () => order,
    'POST /staff/orders/ord_1/refund-preview': {
      amountPaise: 14_600,
      goodsPaise: 13_000,
      taxPaise: 1_560,
      roundingPaise: 40,
    },
    'POST /staff/orders/ord_1/refund': () => {
      const [line] = order.lines;
      const detail = {
        reason: 'Torn',
        restocked: false,
        amountPaise: 14_600,
        items: ['1 × Booti Washi Tape, Indigo'],
        creditNote: 'CN/26-27/00001',
      };
      const event = { kind: 'refund', author: 'Asha', at: '2026-11-25T11:00:00.000Z', detail };
      order = orderDetail({ ...order, lines: line ? [{ ...line, refunded: 1 }] : [], events: [event] });
      return { data: order };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Refund items' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Refund items' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Torn');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await dialog.findByText(/^Choose the quantities first/)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Quantity of Booti Washi Tape, Indigo'), '1');
  await userEvent.click(await dialog.findByRole('button', { name: 'Refund ₹146.00' }));
  expect(await screen.findByText('Refund of ₹146.00 is on its way.')).toBeInTheDocument();
  expect(await screen.findByText('₹146.00, credit note CN/26-27/00001')).toBeInTheDocument();
  expect(screen.getByText('1 refunded')).toBeInTheDocument();
  const lines = [{ productId: 'p1', color: 'Indigo', quantity: 1 }];
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { lines },
    {
      key: expect.stringMatching(/^[\w-]{21}$/),
      lines,
      reason: 'Torn',
      restock: false,
      amountPaise: 14_600,
    },
  ]);
});

it('offers only the actions of the order', async () => {
  renderOffice('/orders/ord_1', { 'GET /staff/orders/ord_1': orderDetail({ actions: ['pack'] }) });
  expect(await screen.findByRole('button', { name: 'Mark as packed' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Note')).not.toBeInTheDocument();
  const sums = within(screen.getByRole('region', { name: 'Items' })).getAllByRole('row');
  expect(sums.at(-2)?.textContent).toBe('Rounding₹0.80');
});

it('shows that an order does not exist', async () => {
  renderOffice('/orders/none', { 'GET /staff/orders/none': apiFailure(404, 'Order not found.') });
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeInTheDocument();
});

it('renders an invoice with GST by rate and its credit notes', async () => {
  const note = {
    number: 'CN/26-27/00001',
    issuedAt: '2026-11-25T11:00:00.000Z',
    covers: 'pieces',
    amountPaise: 14_600,
    items: ['1 × Booti Washi Tape, Indigo'],
    pieces: [],
    taxablePaise: 13_000,
    roundingPaise: 40,
    taxes: [{ gstRate: 12, taxablePaise: 13_000, taxPaise: 1_560 }],
  };
  const rest = { ...note, number: 'CN/26-27/00002', covers: 'rest', items: [] };
  const invoice = { number: 'VC/26-27/00042', issuedAt: '2026-11-25T10:00:00.000Z', gstin: null };
  renderOffice('/orders/invoices?ids=ord_1,ord_2', {
    'GET /staff/orders/ord_1': orderDetail({ invoice, creditNotes: [note, rest] }),
    'GET /staff/orders/ord_2': orderDetail({ id: 'ord_2', number: 'VC-BBBBB-22222', status: 'review' }),
  });
  const sheet = within(await screen.findByRole('article', { name: 'Invoice of VC-AAAAA-11111' }));
  expect(sheet.getByText('VC/26-27/00042')).toBeInTheDocument();
  expect(sheet.getByRole('row', { name: 'IGST 12% ₹31.20' })).toBeInTheDocument();
  const credit = within(sheet.getByRole('region', { name: 'Credit note CN/26-27/00001' }));
  expect(credit.getByText('For: 1 × Booti Washi Tape, Indigo')).toBeInTheDocument();
  expect(credit.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Taxable value₹130.00',
    'IGST 12%₹15.60',
    'Rounded₹0.40',
    'Credited₹146.00',
  ]);
  expect(sheet.getByText('For: Remaining invoice amount')).toBeInTheDocument();
  expect(await screen.findByText('VC-BBBBB-22222 has no invoice')).toBeInTheDocument();
});

describe('the company and GSTIN of a business buyer', () => {
  const buyer = { gstin: '29AAGCB7383J1Z4', companyName: 'Bindu Books' };
  const invoice = {
    ...{ number: 'VC/26-27/00042', issuedAt: '2026-11-25T10:00:00.000Z' },
    ...{ gstin: '08AAACH7409R1Z1', buyer },
  };
  const routes = { 'GET /staff/orders/ord_1': orderDetail({ invoice }) };

  it('are on the invoice', async () => {
    renderOffice('/orders/invoices?ids=ord_1', routes);
    const sheet = within(await screen.findByRole('article', { name: 'Invoice of VC-AAAAA-11111' }));
    for (const text of ['Bindu Books', 'GSTIN 29AAGCB7383J1Z4', 'Tax payable on reverse charge: no'])
      expect(sheet.getByText(text)).toBeInTheDocument();
  });

  it('are on the page of the order', async () => {
    renderOffice('/orders/ord_1', routes);
    expect(await screen.findByText('Bindu Books, GSTIN 29AAGCB7383J1Z4')).toBeInTheDocument();
  });
});

it('leaves refunded items out of the packing slip', async () => {
  const [line] = orderDetail().lines;
  const lines = line
    ? [
        { ...line, refunded: 2, toSend: 0 },
        { ...line, color: 'Red' },
      ]
    : [];
  renderOffice('/orders/print?ids=ord_1', { 'GET /staff/orders/ord_1': orderDetail({ lines }) });
  expect(await screen.findByText('Booti Washi Tape, Red')).toBeInTheDocument();
  expect(screen.queryByText('Booti Washi Tape, Indigo')).not.toBeInTheDocument();
});

it('renders a packing slip for each order in the URL', async () => {
  renderOffice('/orders/print?ids=ord_1,ord_1,ord_2', {
    'GET /staff/orders/ord_1': orderDetail(),
    'GET /staff/orders/ord_2': orderDetail({ id: 'ord_2', number: 'VC-BBBBB-22222' }),
  });
  expect(await screen.findByRole('article', { name: 'Packing slip of VC-AAAAA-11111' })).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: 'Packing slip of VC-BBBBB-22222' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Print 2' })).toBeInTheDocument();
});

it('shows that emails do not reach an address, and corrects it', async () => {
  let order = orderDetail({ emailProblem: 'address' });
  order = { ...order, address: { ...order.address, email: 'ravi@gmial,com' } };
  const { requests } = renderOffice('/orders/ord_1', {
    'GET /staff/orders/ord_1': () => order,
    'POST /staff/orders/ord_1/email': ({ body }: { readonly body: unknown }) => {
      const { email } = body as { email: string };
      if (email !== 'ravi@gmail.com') return apiFailure(422, 'No email can be sent to this address.');
      const detail = { email, previousEmail: 'ravi@gmial,com', resent: true, endsLinks: true };
      const at = '2026-11-25T11:00:00.000Z';
      const event = { kind: 'email-corrected', author: 'Asha', at, detail };
      const address = { ...order.address, email };
      order = { ...order, address, emailProblem: null, events: [...order.events, event] };
      return { data: order };
    },
  });
  expect(await screen.findByText('No email can be sent to this address.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Correct email address' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Email address for this order' }));
  const field = dialog.getByLabelText('Email');
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save and resend emails' }));
  await save();
  await waitFor(() =>
    expect(dialog.getByRole('alert')).toHaveTextContent('No email can be sent to this address.'),
  );
  expect(field).toHaveValue('ravi@gmial,com');
  await userEvent.clear(field);
  await userEvent.type(field, 'ravi@gmail.com');
  await save();
  expect(
    await screen.findByText('Email address saved. Emails about this order were resent to it.'),
  ).toBeInTheDocument();
  expect(screen.queryByText('No email can be sent to this address.')).not.toBeInTheDocument();
  expect(screen.getByText('From ravi@gmial,com to ravi@gmail.com.')).toBeInTheDocument();
  expect(screen.getByText('Links in earlier emails no longer open the order.')).toBeInTheDocument();
  const posted = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(posted.at(-1)).toEqual({ email: 'ravi@gmail.com', key: expect.stringMatching(/^[\w-]{21}$/) });
});

it('lets only staff with the right change the address', async () => {
  renderOffice('/orders/ord_1', {
    'GET /staff/me': me({ role: 'packer', rights: ['read', 'pack'] }),
    'GET /staff/orders/ord_1': orderDetail({ emailProblem: 'refused' }),
  });
  expect(await screen.findByText('The mail server rejected an email to this address.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Correct email address' })).not.toBeInTheDocument();
});

it('shows the part that a gift card paid, and its refunds', async () => {
  const order = orderDetail({
    giftCard: { lastFour: 'PQRS', amountPaise: 5_000 },
    giftCardRefunds: [
      { amountPaise: 2_800, reason: 'refunded: it was torn', at: '2026-11-29T10:00:00.000Z' },
    ],
  });
  renderOffice('/orders/ord_1', { 'GET /staff/orders/ord_1': order });
  const payments = within(await screen.findByRole('region', { name: 'Payments' }));
  expect(payments.getByRole('heading', { name: 'Gift card ····PQRS' })).toBeInTheDocument();
  expect(payments.getByText(/₹28\.00, .*: refunded: it was torn/)).toBeInTheDocument();
  expect(screen.getByText('Paid by gift card ····PQRS')).toBeInTheDocument();
});
