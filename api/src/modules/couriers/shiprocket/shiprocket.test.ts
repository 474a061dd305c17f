import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type CourierServer, patient, startCourierServer, testParcel } from '../testing/courier-server';
import { createShiprocket } from '.';

const settings = {
  kind: 'shiprocket',
  email: 'api@shop.example',
  password: 'hush hush',
  webhookToken: 'hook-token',
  pickupLocation: 'Jaipur',
  pickupPin: '302001',
  box: { length: 25, breadth: 20, height: 5 },
} as const;

const LOGIN = 'POST /v1/external/auth/login';
const SERVICES = 'GET /v1/external/courier/serviceability/';
const SEARCH = 'GET /v1/external/orders?search=';
const CREATE = 'POST /v1/external/orders/create/adhoc';
const ASSIGN = 'POST /v1/external/courier/assign/awb';
const PICKUP = 'POST /v1/external/courier/generate/pickup';
const LABEL = 'POST /v1/external/courier/generate/label';
const TRACK = 'GET /v1/external/courier/track/awb/';

const assigned = {
  awb_assign_status: 1,
  response: { data: { awb_code: '321055706540', courier_name: 'Amazon Surface', shipment_id: 16_090_281 } },
};
const created = { order_id: 281_248_157, shipment_id: 16_090_281, status: 'NEW', status_code: 1 };
const stored = (awb: string | null, status = 'NEW') => ({
  data: [
    {
      id: 281_248_157,
      channel_order_id: 'prc-7',
      status,
      shipments: [{ id: 16_090_281, awb, courier: 'Amazon Surface' }],
    },
  ],
});

let server: CourierServer;
const courier = () => createShiprocket(settings, server.origin, patient);

beforeEach(async () => {
  server = await startCourierServer();
  server.reply(
    LOGIN,
    { json: { id: 1, email: settings.email, token: 'tok-1' } },
    { json: { token: 'tok-2' } },
  );
  server.reply(SEARCH, { json: { data: [] } });
});
afterEach(() => server.close());

describe('rates of Shiprocket', () => {
  it('are those of its carriers, cheapest first', async () => {
    const carrier = {
      courier_company_id: 225,
      courier_name: 'India Post',
      rate: '123.9',
      cod: 0,
      blocked: 0,
    };
    const companies = [
      { ...carrier, estimated_delivery_days: '8' },
      { ...carrier, courier_company_id: 43, courier_name: 'Delhivery Surface', rate: 54, cod: 1 },
      { ...carrier, courier_company_id: 33, courier_name: 'Xpressbees Air', blocked: 1 },
    ];
    server.reply(SERVICES, { json: { status: 200, data: { available_courier_companies: companies } } });
    expect(await courier().rates(testParcel({ collectPaise: 100 }))).toEqual([
      { service: '43', title: 'Delhivery Surface', pricePaise: 5400, days: null, takesCash: true },
      { service: '225', title: 'India Post', pricePaise: 12_390, days: { min: 8, max: 8 }, takesCash: false },
    ]);
    const [call] = server.callsTo(SERVICES);
    expect(call?.headers.authorization).toBe('Bearer tok-1');
    expect(Object.fromEntries(new URLSearchParams(call?.path.split('?')[1]))).toMatchObject({
      ...{ pickup_postcode: '302001', delivery_postcode: '411001', weight: '0.75', cod: '1' },
      ...{ declared_value: '750', length: '25', height: '5' },
    });
  });

  it('are empty where no carrier delivers', async () => {
    server.reply(SERVICES, { json: { status: 404, message: 'No courier service available' } });
    expect(await courier().rates(testParcel())).toEqual([]);
  });

  it('are refused with the field', async () => {
    const errors = { delivery_postcode: ['The delivery postcode must be 6 digits.'] };
    server.reply(SERVICES, {
      status: 422,
      json: { message: 'Oops! Invalid Data.', errors, status_code: 422 },
    });
    await expect(courier().rates(testParcel())).rejects.toMatchObject({
      kind: 'refused',
      field: 'address.pinCode',
      message: 'Shiprocket: The delivery postcode must be 6 digits.',
    });
  });
});

describe('a booking at Shiprocket', () => {
  beforeEach(() => {
    server.reply(CREATE, { json: created });
    server.reply(ASSIGN, { json: assigned });
  });

  it('creates an order with the goods and assigns the carrier', async () => {
    expect(await courier().book(testParcel({ collectPaise: 79_900 }), '142')).toEqual({
      shipmentId: '16090281',
      trackingNumber: '321055706540',
      trackingUrl: 'https://shiprocket.co/tracking/321055706540',
      carrier: 'Amazon Surface',
    });
    expect(JSON.parse(server.callsTo(CREATE)[0]?.body ?? '')).toMatchObject({
      order_id: 'prc-7',
      order_date: '2026-11-29 01:30',
      pickup_location: 'Jaipur',
      billing_customer_name: 'Asha Rao',
      billing_pincode: '411001',
      order_items: [
        { name: 'Ink & Paper Set', sku: 'INK-1', units: 2, selling_price: 125.5, hsn: '4820' },
        { name: 'Brass Pen', sku: 'PEN-9', units: 1, selling_price: 499 },
      ],
      payment_method: 'COD',
      sub_total: 799,
      weight: 0.75,
    });
    expect(JSON.parse(server.callsTo(ASSIGN)[0]?.body ?? '')).toEqual({
      shipment_id: 16_090_281,
      courier_id: 142,
    });
  });

  it('is found again, even when its reply was lost', async () => {
    server.reply(CREATE, 'hang up');
    await expect(courier().book(testParcel(), '142')).rejects.toMatchObject({ kind: 'unavailable' });
    // It may have arrived: only the caller repeats it.
    expect(server.callsTo(CREATE)).toHaveLength(1);
    server.reply(SEARCH, { json: stored(null) });
    expect(await courier().book(testParcel(), '142')).toMatchObject({ trackingNumber: '321055706540' });
    server.reply(SEARCH, { json: stored('321055706540') });
    expect(await courier().book(testParcel(), '142')).toMatchObject({ shipmentId: '16090281' });
    expect([server.callsTo(CREATE).length, server.callsTo(ASSIGN).length]).toEqual([1, 1]);
  });

  it('returns its number even if another call assigned the carrier', async () => {
    server.reply(SEARCH, { json: stored(null) }, { json: stored('321055706540') });
    server.reply(ASSIGN, {
      status: 400,
      json: { message: 'Oops! Cannot reassign courier for this shipment.', status_code: 400 },
    });
    expect(await courier().book(testParcel(), '142')).toMatchObject({ trackingNumber: '321055706540' });
  });

  it('is refused with the reason and the field', async () => {
    const errors = { billing_phone: ['The billing phone must be 10 digits.'] };
    server.reply(CREATE, { status: 422, json: { message: 'Oops! Invalid Data.', errors } });
    await expect(courier().book(testParcel(), '142')).rejects.toMatchObject({
      ...{ kind: 'refused', field: 'address.phone' },
      message: 'Shiprocket: The billing phone must be 10 digits.',
    });
    server.reply(CREATE, { json: { message: 'Wrong Pickup location entered.', data: {} } });
    await expect(courier().book(testParcel(), '142')).rejects.toMatchObject({
      ...{ kind: 'refused', message: 'Shiprocket: Wrong Pickup location entered.' },
    });
    server.reply(CREATE, { json: created });
    const error = 'Please recharge your ShipRocket wallet';
    server.reply(ASSIGN, { json: { awb_assign_status: 0, response: { data: { awb_assign_error: error } } } });
    await expect(courier().book(testParcel(), '142')).rejects.toMatchObject({
      message: `Shiprocket: ${error}`,
    });
  });
});

describe('a shipment at Shiprocket', () => {
  it('has a label', async () => {
    const pdf = Buffer.from('%PDF-1.4 label');
    server.reply(LABEL, {
      json: { label_created: 1, label_url: `${server.origin}/labels/1.pdf`, not_created: [] },
    });
    server.reply('GET /labels/1.pdf', { text: pdf });
    expect(await courier().label('16090281')).toEqual(pdf);
    expect(server.callsTo('GET /labels')[0]?.headers.authorization).toBeUndefined();
    server.reply('GET /labels/1.pdf', { text: '<html>' });
    await expect(courier().label('16090281')).rejects.toMatchObject({ kind: 'unavailable' });
    const none = 'No valid shipment ids to print label';
    server.reply(LABEL, { json: { label_created: 0, not_created: [], response: none } });
    await expect(courier().label('16090281')).rejects.toMatchObject({
      ...{ kind: 'refused', message: `Shiprocket: ${none}` },
    });
  });

  it('is picked up once', async () => {
    const queued = { status: 400, json: { message: 'Already in Pickup Queue.', status_code: 400 } };
    server.reply(PICKUP, { json: { pickup_status: 1, response: { status: 3 } } }, queued);
    await courier().requestPickup(['16090281', '16090282'], '2026-12-01');
    expect(server.callsTo(PICKUP).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { shipment_id: [16_090_281], pickup_date: ['2026-12-01'] },
      { shipment_id: [16_090_282], pickup_date: ['2026-12-01'] },
    ]);
    server.reply(PICKUP, { status: 400, json: { message: 'Invalid shipment id' } });
    await expect(courier().requestPickup(['1'], '2026-12-01')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('is cancelled once', async () => {
    const shipment = (status: number) => ({
      json: { data: { id: 16_090_281, order_id: 281_248_157, status } },
    });
    server.reply('GET /v1/external/shipments/16090281', shipment(1), shipment(8));
    server.reply('POST /v1/external/orders/cancel', {
      json: { status_code: 200, message: 'Order cancelled' },
    });
    await courier().cancel('16090281');
    await courier().cancel('16090281');
    expect(server.callsTo('POST /v1/external/orders/cancel').map(({ body }) => body)).toEqual([
      '{"ids":[281248157]}',
    ]);
  });

  const scans = [
    {
      date: '2021-12-23 14:23:18',
      status: 'X-PPOM',
      activity: 'In Transit - Shipment picked up',
      location: 'Palwal_NewColony_D (Haryana)',
      'sr-status': '42',
    },
    {
      date: '2021-12-23 14:19:37',
      status: 'FMPUR-101',
      activity: 'Pickup scheduled',
      location: 'NA',
      'sr-status': 'NA',
    },
    { date: 'soon', activity: 'Unknown' },
  ];

  it('lists events in the order in which they happened', async () => {
    server.reply(TRACK, { json: { tracking_data: { shipment_track_activities: scans } } });
    const events = await courier().track('1091188857722');
    expect(events).toMatchObject([
      { state: null, at: new Date('2021-12-23T08:49:37Z'), place: '', text: 'Pickup scheduled' },
      {
        courier: 'shiprocket',
        trackingNumber: '1091188857722',
        state: 'picked-up',
        at: new Date('2021-12-23T08:53:18Z'),
        place: 'Palwal_NewColony_D (Haryana)',
        text: 'In Transit - Shipment picked up',
      },
    ]);
    // A webhook reports the same events by the same ids.
    const report = {
      awb: '1091188857722',
      shipment_status_id: 42,
      current_timestamp: '23 12 2021 14:23:20',
      scans,
    };
    expect(courier().readWebhook(JSON.stringify(report))).toEqual(events);
  });

  it('may send webhooks without scans, or with states that the shop does not know', () => {
    const report = (code: number, status: string) =>
      courier().readWebhook(
        JSON.stringify({
          awb: 19_041_424_751_540,
          current_status: status,
          current_status_id: 20,
          shipment_status: status,
          shipment_status_id: code,
          current_timestamp: '23 05 2023 11:43:52',
        }),
      );
    const at = new Date('2023-05-23T06:13:52Z');
    expect(report(18, 'IN TRANSIT')).toMatchObject([{ state: 'in-transit', at, text: 'IN TRANSIT' }]);
    expect(report(7, 'DELIVERED')).toMatchObject([{ trackingNumber: '19041424751540', state: 'delivered' }]);
    expect(report(999, 'ON THE MOON')).toMatchObject([{ state: null, text: 'ON THE MOON' }]);
    expect(() => courier().readWebhook('{"hello":1}')).toThrow(/unexpected shape/);
  });

  it('accepts webhooks only from Shiprocket', () => {
    const sent = (headers: Record<string, string>) =>
      courier().verifyWebhook({ headers, rawBody: Buffer.from('{}') });
    expect(sent({ 'x-api-key': 'hook-token' })).toBe(true);
    expect(sent({ 'x-api-key': 'hook-tokem' })).toBe(false);
    expect(sent({ 'x-api-key': 'hook' })).toBe(false);
    expect(sent({})).toBe(false);
  });
});
