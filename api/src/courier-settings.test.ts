import { describe, expect, it } from '@jest/globals';
import { courierOf, readCourierSettings } from './courier-settings';

const payments = {
  RAZORPAY_KEY_ID: 'rzp_live_AbCdEf123456',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'whsec',
};
const delhivery = {
  DELHIVERY_TOKEN: 'token',
  DELHIVERY_WEBHOOK_TOKEN: 'hook',
  DELHIVERY_PICKUP_LOCATION: 'Jaipur Store',
  DELHIVERY_PICKUP_PIN: '302001',
};
const shiprocket = {
  SHIPROCKET_EMAIL: 'api@shop.example',
  SHIPROCKET_PASSWORD: 'hush hush',
  SHIPROCKET_WEBHOOK_TOKEN: 'token',
  SHIPROCKET_PICKUP_LOCATION: 'Jaipur',
  SHIPROCKET_PICKUP_PIN: '302001',
};

describe('readCourierSettings', () => {
  it('uses the sandbox courier only with the payment sandbox', () => {
    expect(readCourierSettings({})).toEqual({
      couriers: [],
      sandbox: { kind: 'sandbox', webhooks: 'normal' },
    });
    expect(readCourierSettings({ COURIER_SANDBOX_WEBHOOKS: 'reorder' }).sandbox?.webhooks).toBe('reorder');
    expect(readCourierSettings(payments)).toEqual({ couriers: [], sandbox: null });
  });

  it('returns every courier whose keys are set', () => {
    const { couriers, sandbox } = readCourierSettings({ ...delhivery, ...shiprocket });
    expect(sandbox).toBeNull();
    expect(couriers.map((one) => courierOf(one).create(one).code)).toEqual(['shiprocket', 'delhivery']);
  });

  it('refuses incomplete keys and unknown behaviours, without showing secrets', () => {
    expect(() => readCourierSettings({ ...shiprocket, SHIPROCKET_EMAIL: '' })).toThrow(
      /SHIPROCKET_EMAIL too/,
    );
    expect(() => readCourierSettings({ ...shiprocket, SHIPROCKET_EMAIL: '' })).not.toThrow(/hush/);
    expect(() => readCourierSettings({ COURIER_SANDBOX_WEBHOOKS: 'chaos' })).toThrow(/must be one of/);
  });
});
