import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type CourierServer, patient, startCourierServer, testParcel } from '../testing/courier-server';
import { createDelhivery } from '.';

const settings = {
  kind: 'delhivery',
  token: 'dlv-token',
  webhookToken: 'hook-token',
  pickupLocation: 'Jaipur Store',
  pickupPin: '302001',
  staging: false,
} as const;

const PINS = 'GET /c/api/pin-codes/json/';
const CHARGES = 'GET /api/kinko/v1/invoice/charges/.json';
const CREATE = 'POST /api/cmu/create.json';
const TRACK = 'GET /api/v1/packages/json/';
const SLIP = 'GET /api/p/packing_slip';
const PICKUP = 'POST /fm/request/new/';
const EDIT = 'POST /api/p/edit';

const pin = (code: object) => ({
  json: { delivery_codes: [{ postal_code: { pin: 411_001, remarks: '', ...code } }] },
});
const unknown = { json: { Error: 'No such waybill or Order Id found' } };
const made = {
  json: {
    package_count: 1,
    packages: [
      { waybill: '57930810000066', refnum: 'prc-7', status: 'Success', serviceable: true, remarks: [''] },
    ],
    success: true,
  },
};
const failed = (...remarks: readonly string[]) => ({
  json: {
    packages: [{ waybill: '', refnum: 'prc-7', status: 'Fail', remarks }],
    success: false,
    rmk: 'An internal Error has occurred',
  },
});
const status = {
  Status: 'Manifested',
  StatusCode: 'X-UCI',
  StatusDateTime: '2026-08-24T23:56:59.828',
  StatusLocation: 'Delhi_Airport_GW (Delhi)',
  StatusType: 'UD',
  Instructions: 'Manifest uploaded',
};
const shipment = { AWB: '57930810000066', ReferenceNo: 'prc-7', Status: status };
const tracked = (changes = {}) => ({ json: { ShipmentData: [{ Shipment: { ...shipment, ...changes } }] } });

let server: CourierServer;
const courier = (times = {}) => createDelhivery(settings, server.origin, { ...patient, ...times });

beforeEach(async () => {
  server = await startCourierServer();
  server.reply(TRACK, unknown);
});
afterEach(() => server.close());

describe('rates of Delhivery', () => {
  it('are those of its modes, cheapest first', async () => {
    server.reply(PINS, pin({ pre_paid: 'Y', cod: 'N' }));
    server.reply(
      CHARGES,
      { json: [{ total_amount: 81.03, zone: 'C' }] },
      { json: [{ total_amount: 77.88 }] },
    );
    expect(await courier().rates(testParcel())).toEqual([
      { service: 'Express', title: 'Delhivery Express', pricePaise: 7788, days: null, takesCash: false },
      { service: 'Surface', title: 'Delhivery Surface', pricePaise: 8103, days: null, takesCash: false },
    ]);
    const [call] = server.callsTo(CHARGES);
    expect(call?.headers.authorization).toBe('Token dlv-token');
    expect(Object.fromEntries(new URLSearchParams(call?.path.split('?')[1]))).toEqual({
      ...{ md: 'S', ss: 'Delivered', pt: 'Pre-paid', o_pin: '302001', d_pin: '411001', cgm: '750' },
    });
  });

  it('are empty where it does not deliver, or does not collect cash', async () => {
    server.reply(
      PINS,
      { json: { delivery_codes: [] } },
      pin({ pre_paid: 'Y', remarks: 'Embargo' }),
      pin({ pre_paid: 'Y', cod: 'N' }),
    );
    expect(await courier().rates(testParcel())).toEqual([]);
    expect(await courier().rates(testParcel())).toEqual([]);
    expect(await courier().rates(testParcel({ collectPaise: 100 }))).toEqual([]);
  });

  it('are refused with the reason', async () => {
    server.reply(PINS, pin({ pre_paid: 'Y' }));
    const error = 'Unable to process request for provided o_pin';
    server.reply(CHARGES, { status: 400, json: { error } });
    await expect(courier().rates(testParcel())).rejects.toMatchObject({
      ...{ kind: 'refused', message: `Delhivery: ${error}` },
    });
  });
});

describe('a booking at Delhivery', () => {
  it('creates a shipment with the goods', async () => {
    server.reply(CREATE, made);
    expect(await courier().book(testParcel({ collectPaise: 79_900 }), 'Surface')).toEqual({
      shipmentId: '57930810000066',
      trackingNumber: '57930810000066',
      trackingUrl: 'https://www.delhivery.com/track-v2/package/57930810000066',
    });
    const [call] = server.callsTo(CREATE);
    expect(call?.headers['content-type']).toBe('application/x-www-form-urlencoded');
    const form = new URLSearchParams(call?.body);
    expect(form.get('format')).toBe('json');
    expect(JSON.parse(form.get('data') ?? '')).toMatchObject({
      pickup_location: { name: 'Jaipur Store' },
      shipments: [
        {
          order: 'prc-7',
          name: 'Asha Rao',
          pin: '411001',
          payment_mode: 'COD',
          cod_amount: 799,
          total_amount: 750,
          products_desc: '2 × Ink & Paper Set, 1 × Brass Pen',
          hsn_code: '4820',
          quantity: '3',
          weight: 750,
          shipping_mode: 'Surface',
        },
      ],
    });
  });

  it('is found again, even when its reply was lost', async () => {
    server.reply(CREATE, 'hang up');
    await expect(courier().book(testParcel(), 'Surface')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(server.callsTo(CREATE)).toHaveLength(1);
    server.reply(TRACK, tracked());
    expect(await courier().book(testParcel(), 'Surface')).toMatchObject({ trackingNumber: '57930810000066' });
    expect(server.callsTo(CREATE)).toHaveLength(1);
    expect(server.callsTo(TRACK)[0]?.path).toContain('ref_ids=prc-7');
  });

  it('is found when another call created it at the same time', async () => {
    server.reply(TRACK, unknown, tracked());
    server.reply(CREATE, failed('Duplicate order id'));
    expect(await courier().book(testParcel(), 'Express')).toMatchObject({ shipmentId: '57930810000066' });
  });

  it('is refused with the reason and the field', async () => {
    const reason = "'411001 is non serviceable pincode'.";
    server.reply(
      CREATE,
      failed(
        `Crashing while saving package due to exception ${reason} Package might have been partially saved.`,
      ),
    );
    await expect(courier().book(testParcel(), 'Surface')).rejects.toMatchObject({
      ...{ kind: 'refused', field: 'address.pinCode', message: `Delhivery: ${reason}` },
    });
    const rmk = 'ClientWarehouse matching query does not exist.';
    server.reply(CREATE, { json: { rmk, error: true, success: false, packages: [] } });
    await expect(courier().book(testParcel(), 'Surface')).rejects.toMatchObject({
      message: `Delhivery: ${rmk}`,
    });
    await expect(courier().book(testParcel(), 'Teleport')).rejects.toMatchObject({ field: 'service' });
  });
});

describe('calls of Delhivery', () => {
  it('report a refused token without revealing it', async () => {
    server.reply(TRACK, { status: 401, text: 'Login or API Key Required' });
    const error = await courier()
      .track('1')
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'unauthorised' });
    expect(String(error)).not.toContain('dlv-token');
    expect(server.callsTo(TRACK)).toHaveLength(1);
  });

  it.each([
    ['too many calls', { status: 429, text: '' }],
    ['its firewall', { status: 403, text: '403 Forbidden' }],
    ['a failure', { status: 504, text: '<html>' }],
    ['a lost connection', 'hang up'],
  ] as const)('are repeated after %s', async (_name, reply) => {
    server.reply(TRACK, reply, reply, tracked());
    expect(await courier().track('57930810000066')).toHaveLength(1);
    expect(server.callsTo(TRACK)).toHaveLength(3);
  });

  it('report a timeout and a response that is not Delhivery’s', async () => {
    server.reply(TRACK, 'silence');
    await expect(courier({ timeoutMs: 50, deadlineMs: 120 }).track('1')).rejects.toMatchObject({
      kind: 'unavailable',
    });
    server.reply(TRACK, { text: '{"ShipmentData":[{"Shipment":{}}]}' });
    await expect(courier().track('1')).rejects.toMatchObject({ kind: 'unavailable' });
    server.reply(CREATE, { text: '<html>' });
    server.reply(TRACK, unknown);
    await expect(courier().book(testParcel(), 'Surface')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('a shipment at Delhivery', () => {
  it('has a label, from a link or directly', async () => {
    const pdf = Buffer.from('%PDF-1.4 label');
    const link = `${server.origin}/s3/label.pdf`;
    server.reply('GET /s3/label.pdf', { text: pdf });
    server.reply(SLIP, { json: { packages: [{ wbn: '1', pdf_download_link: link }], packages_found: 1 } });
    expect(await courier().label('57930810000066')).toEqual(pdf);
    expect(server.callsTo('GET /s3')[0]?.headers.authorization).toBeUndefined();
    server.reply(SLIP, { text: pdf });
    expect(await courier().label('57930810000066')).toEqual(pdf);
    server.reply(SLIP, { json: { packages: [], packages_found: 0 } });
    await expect(courier().label('1')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('is picked up with the others of the day', async () => {
    server.reply(PICKUP, { json: { pickup_id: 987, incoming_center_name: 'Jaipur' } });
    await courier().requestPickup(['1', '2'], '2026-12-01');
    expect(JSON.parse(server.callsTo(PICKUP)[0]?.body ?? '')).toEqual({
      pickup_location: 'Jaipur Store',
      pickup_date: '2026-12-01',
      pickup_time: '14:00:00',
      expected_package_count: 2,
    });
    const message = 'A Pickup Request 987 for this Pickup Location Already Exist';
    server.reply(PICKUP, { status: 400, json: { pr_exist: true, error: { message } } });
    await courier().requestPickup(['3'], '2026-12-01');
    server.reply(PICKUP, { status: 400, json: { error: 'Pickup date cannot be in past' } });
    await expect(courier().requestPickup(['3'], '2020-01-01')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('is cancelled, with a JSON or XML response', async () => {
    const xml = (done: string, remark: string) =>
      `<?xml version="1.0" encoding="utf-8"?>\n<root><status>${done}</status><remark>${remark}</remark></root>`;
    server.reply(EDIT, { text: xml('True', 'Shipment has been cancelled.') });
    await courier().cancel('57930810000066');
    expect(server.callsTo(EDIT)[0]?.body).toBe('{"waybill":"57930810000066","cancellation":"true"}');
    server.reply(EDIT, { json: { status: false, remark: 'Shipment is already cancelled' } });
    await courier().cancel('57930810000066');
    server.reply(EDIT, { text: xml('False', 'Shipment is delivered') });
    await expect(courier().cancel('57930810000066')).rejects.toMatchObject({
      ...{ kind: 'refused', message: 'Delhivery: Shipment is delivered' },
    });
    server.reply(EDIT, { text: 'ok' });
    await expect(courier().cancel('57930810000066')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  const scan = (code: string, Scan: string, type: string, time: string) => ({
    ScanDetail: {
      ...{ Scan, ScanType: type, StatusCode: code, ScanDateTime: time, StatusDateTime: time },
      ...{ ScannedLocation: 'Pune_Hub (Maharashtra)', Instructions: `${Scan} (${code})` },
    },
  });

  it('lists events in the order in which they happened', async () => {
    const Scans = [
      scan('DTUP-205', 'In Transit', 'UD', '2026-08-26T09:00:00'),
      scan('X-PPOM', 'In Transit', 'UD', '2026-08-25T18:10:52'),
      scan('X-DDD3FD', 'Dispatched', 'UD', '2026-08-27T08:00:00'),
      scan('EOD-11', 'Pending', 'UD', '2026-08-27T19:00:00.5'),
      scan('RT-101', 'In Transit', 'RT', '2026-08-29T10:00:00'),
      scan('RD-AC', 'RTO', 'DL', '2026-09-01T10:00:00'),
      scan('ZZ-1', 'Teleported', 'XX', '2026-09-02T10:00:00'),
      scan('X-UCI', 'Manifested', 'UD', '2026-08-24T23:56:59.828'),
    ];
    server.reply(TRACK, tracked({ Scans }));
    const events = await courier().track('57930810000066');
    expect(events.map(({ state }) => state)).toEqual([
      ...['booked', 'picked-up', 'in-transit', 'out-for-delivery', 'attempt-failed', 'returning', 'returned'],
      null,
    ]);
    expect(events[1]).toMatchObject({
      ...{ courier: 'delhivery', at: new Date('2026-08-25T12:40:52Z'), place: 'Pune_Hub (Maharashtra)' },
    });
    expect(events[7]?.text).toBe('Teleported (ZZ-1)');
    // A webhook reports one of them with the same id, and the code in a different field.
    const { StatusCode: _code, ...current } = status;
    const report = { Shipment: { AWB: shipment.AWB, NSLCode: 'X-UCI', Status: current } };
    expect(courier().readWebhook(JSON.stringify(report))[0]?.eventId).toBe(events[0]?.eventId);
    expect(courier().readWebhook(JSON.stringify([report, report]))).toHaveLength(2);
    expect(() => courier().readWebhook('{"Shipment":{}}')).toThrow(/unexpected shape/);
  });

  it('is delivered, or cancelled before its pickup', () => {
    const read = (changes: object) =>
      courier().readWebhook(JSON.stringify({ Shipment: { AWB: '1', Status: { ...status, ...changes } } }))[0];
    expect(read({ Status: 'Delivered', StatusType: 'DL' })?.state).toBe('delivered');
    expect(read({ Instructions: 'Seller cancelled the order' })?.state).toBe('cancelled');
    expect(read({ Status: 'In Transit', Instructions: 'Seller cancelled the order' })?.state).toBe(
      'in-transit',
    );
  });
});
