import { expect, it } from '@jest/globals';
import { upiCode, upiLink } from './upi';

const order = { id: 'order_Abc123', amount: 123_450 };

it('links to the payment in a UPI app, with the amount in rupees', () => {
  const link = upiLink(order);
  expect(link).toMatch(/^upi:\/\/pay\?/);
  expect(Object.fromEntries(new URLSearchParams(link.split('?')[1]))).toEqual({
    pa: 'test-mode@sandbox',
    pn: 'Vintage Craft',
    tr: 'order_Abc123',
    tn: 'Test payment',
    am: '1234.50',
    cu: 'INR',
  });
});

it('draws the link as squares inside the QR code', () => {
  const { link, path, size } = upiCode(order);
  expect(link).toBe(upiLink(order));
  const corners = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(corners.length).toBeGreaterThan(500);
  expect(Math.min(...corners)).toBe(2);
  expect(Math.max(...corners)).toBe(size - 3);
});
