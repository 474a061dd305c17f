import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { START_MS } from '../../../testing/test-database';
import { type ParcelState, type TrackingEvent } from '../courier';
import { type CourierShop, openCourierShop } from '../testing/courier-shop';
import { testParcel } from '../testing/courier-server';
import { eraseSandboxShipments, exportSandboxShipments } from './store';

let shop: CourierShop;
let parcels = 0;

beforeAll(async () => {
  shop = await openCourierShop();
}, START_MS);
afterAll(() => shop.close());
afterEach(() => {
  shop.received.length = 0;
  Object.assign(shop.sandbox.faults, { webhooks: 'normal', down: false, loseReplies: 0 });
});

const newParcel = (changes = {}) => testParcel({ reference: `prc-${(parcels += 1)}`, ...changes });

async function book() {
  const { trackingNumber, shipmentId } = await shop.courier.book(newParcel(), 'surface');
  const move = async (...states: readonly ParcelState[]) => {
    for (const state of states) {
      shop.clock.advance(1);
      await shop.sandbox.move(trackingNumber, state);
    }
  };
  return { trackingNumber, shipmentId, move };
}

const statesOf = (events: readonly TrackingEvent[]) => events.map(({ state }) => state);

describe('the sandbox courier', () => {
  it('has prices by weight, and places where it does not deliver or collect cash', async () => {
    expect(await shop.courier.rates(testParcel({ weightGrams: 1_200 }))).toEqual([
      expect.objectContaining({ service: 'surface', pricePaise: 8_100, takesCash: true }),
      expect.objectContaining({ service: 'express', pricePaise: 15_000, days: { min: 1, max: 3 } }),
    ]);
    const at = (pinCode: string, collectPaise = 0) => {
      const parcel = testParcel();
      return shop.courier.rates({ ...parcel, collectPaise, address: { ...parcel.address, pinCode } });
    };
    expect(await at('744101')).toEqual([]);
    expect(await at('790001', 100)).toEqual([]);
    expect((await at('790001'))[0]?.takesCash).toBe(false);
  });

  it('books a parcel once, even when its replies are lost or it is down', async () => {
    const parcel = newParcel();
    shop.sandbox.faults.down = true;
    await expect(shop.courier.book(parcel, 'surface')).rejects.toMatchObject({ kind: 'unavailable' });
    Object.assign(shop.sandbox.faults, { down: false, loseReplies: 1 });
    await expect(shop.courier.book(parcel, 'surface')).rejects.toMatchObject({ kind: 'unavailable' });
    const [one, other] = await Promise.all([
      shop.courier.book(parcel, 'surface'),
      shop.courier.book(parcel, 'surface'),
    ]);
    expect(one).toEqual(other);
    await shop.deliver();
    const { trackingNumber } = one;
    expect(shop.received.filter((event) => event.trackingNumber === trackingNumber)).toHaveLength(1);
  });

  it('refuses invalid parcels as a courier does, with the field', async () => {
    const { address } = testParcel();
    const booking = (changes: object, service = 'surface') => shop.courier.book(newParcel(changes), service);
    await expect(booking({ address: { ...address, phone: '12' } })).rejects.toMatchObject({
      ...{ kind: 'refused', field: 'address.phone' },
    });
    await expect(booking({ address: { ...address, pinCode: '744101' } })).rejects.toMatchObject({
      field: 'address.pinCode',
    });
    await expect(booking({ weightGrams: 31_000 })).rejects.toMatchObject({ field: 'weightGrams' });
    await expect(booking({}, 'teleport')).rejects.toMatchObject({ field: 'service' });
    await expect(shop.courier.label('shp_none')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('prints a label as a PDF whose cross-reference table is correct', async () => {
    const address = {
      ...testParcel().address,
      name: 'Zoë (Asha) Rao',
      street: 'अशोक मार्ग 12, near the temple '.repeat(3),
    };
    const { shipmentId, trackingNumber } = await shop.courier.book(newParcel({ address }), 'surface');
    const text = (await shop.courier.label(shipmentId)).toString('latin1');
    expect(text).toContain(trackingNumber);
    expect(text).toContain(String.raw`(Zoe \(Asha\) Rao)`);
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const positions = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
    expect(positions).toHaveLength(6);
    positions.forEach((at, index) => expect(text.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
    const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
    expect(stream).toHaveLength(Number(length));
  });

  it('schedules a pickup once, and cancels a shipment only before its pickup', async () => {
    const { shipmentId, trackingNumber, move } = await book();
    await shop.courier.requestPickup([shipmentId], '2026-12-01');
    await shop.courier.requestPickup([shipmentId], '2026-12-02');
    const page = await fetch(`${shop.origin}/sandbox/courier`);
    expect(await page.text()).toContain(`${trackingNumber}</strong> to Pune: booked, pickup on 2026-12-01`);
    const other = await book();
    await shop.courier.cancel(other.shipmentId);
    await shop.courier.cancel(other.shipmentId);
    expect(statesOf(await shop.courier.track(other.trackingNumber))).toEqual(['booked', 'cancelled']);
    await move('picked-up');
    await expect(shop.courier.cancel(shipmentId)).rejects.toMatchObject({ kind: 'refused' });
    await expect(shop.courier.requestPickup([shipmentId], '2026-12-03')).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  it('lists and moves parcels on its page, only from the page itself', async () => {
    const { trackingNumber } = await book();
    const address = `${shop.origin}/sandbox/courier/${trackingNumber}`;
    const post = (state: string, origin = shop.origin) =>
      fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ state }),
        headers: { origin },
        redirect: 'manual',
      });
    expect((await post('picked-up', 'https://evil.example')).status).toBe(403);
    expect((await post('picked-up')).status).toBe(303);
    expect((await post('delivered')).status).toBe(409);
    expect((await post('flying')).status).toBe(400);
    const page = await fetch(`${shop.origin}/sandbox/courier`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await page.text();
    expect(text).toContain(`${trackingNumber}: in transit`);
    expect(text).not.toContain('Asha');
  });

  it('exports and erases the addresses of a person', async () => {
    await shop.courier.book(newParcel({ reference: 'ord_person-12' }), 'express');
    const person = { orders: [{ publicId: 'ord_person' }] };
    const exported = await exportSandboxShipments(shop.database.db, person);
    expect(exported).toMatchObject([{ order_number: 'ord_abc', address: { name: 'Asha Rao' } }]);
    expect(await eraseSandboxShipments(shop.database.db, person)).toBe(1);
    expect(await exportSandboxShipments(shop.database.db, person)).toMatchObject([{ address: null }]);
    expect(await eraseSandboxShipments(shop.database.db, { orders: [] })).toBe(0);
  });
});

describe('webhooks of the sandbox courier', () => {
  const received = (trackingNumber: string) =>
    shop.received.filter((event) => event.trackingNumber === trackingNumber);
  const journey: readonly ParcelState[] = ['picked-up', 'in-transit', 'out-for-delivery', 'delivered'];

  it('report each step once, in order', async () => {
    const { trackingNumber, move } = await book();
    await move(...journey);
    await shop.deliver();
    expect(statesOf(received(trackingNumber))).toEqual(['booked', ...journey]);
    expect(received(trackingNumber)).toEqual(await shop.courier.track(trackingNumber));
    expect(received(trackingNumber)[3]).toMatchObject({
      courier: 'sandbox',
      place: 'Pune',
      text: 'Out for delivery',
    });
  });

  it('arrive late', async () => {
    shop.sandbox.faults.webhooks = 'delay';
    const { trackingNumber, move } = await book();
    await move('picked-up');
    await shop.deliver();
    expect(statesOf(received(trackingNumber))).toEqual(['booked']);
    shop.clock.advance(1);
    await shop.deliver();
    expect(statesOf(received(trackingNumber))).toEqual(['booked', 'picked-up']);
  });

  it('arrive twice, and are applied once', async () => {
    shop.sandbox.faults.webhooks = 'repeat';
    const { trackingNumber, move } = await book();
    await move('picked-up');
    await shop.deliver();
    await shop.deliver();
    expect(statesOf(received(trackingNumber))).toEqual(['booked', 'picked-up']);
  });

  it('arrive out of order', async () => {
    shop.sandbox.faults.webhooks = 'reorder';
    shop.sandbox.faults.delayMs = 20 * 60_000;
    const { trackingNumber, move } = await book();
    await move('picked-up', 'in-transit', 'out-for-delivery');
    await shop.deliver();
    shop.clock.advance(20);
    await shop.deliver();
    expect(statesOf(received(trackingNumber))).toEqual([
      'picked-up',
      'out-for-delivery',
      'booked',
      'in-transit',
    ]);
    shop.sandbox.faults.delayMs = 30_000;
  });

  it('are refused when they are forged', async () => {
    shop.sandbox.faults.webhooks = 'forge';
    const { trackingNumber } = await book();
    await shop.deliver();
    expect(received(trackingNumber)).toEqual([]);
    expect(await shop.courier.track(trackingNumber)).toHaveLength(1);
  });

  it('may be lost: the courier still lists the events', async () => {
    shop.sandbox.faults.webhooks = 'drop';
    const { trackingNumber, move } = await book();
    await move(...journey);
    await shop.deliver();
    expect(received(trackingNumber)).toEqual([]);
    expect(statesOf(await shop.courier.track(trackingNumber))).toEqual(['booked', ...journey]);
  });
});
