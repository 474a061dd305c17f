import { describe, expect, it } from '@jest/globals';
import { readShiprocketSettings } from './settings';

describe('settings of Shiprocket', () => {
  const env = {
    SHIPROCKET_EMAIL: 'api@shop.example',
    SHIPROCKET_PASSWORD: 'hush',
    SHIPROCKET_WEBHOOK_TOKEN: 'token',
    SHIPROCKET_PICKUP_LOCATION: 'Jaipur',
    SHIPROCKET_PICKUP_PIN: '302001',
  };

  it('are complete or absent', () => {
    expect(readShiprocketSettings({})).toBeNull();
    expect(readShiprocketSettings(env)).toMatchObject({ box: { length: 25, breadth: 20, height: 5 } });
    expect(readShiprocketSettings({ ...env, SHIPROCKET_BOX_CM: '30x30x10' })?.box.length).toBe(30);
    const partly = { ...env, SHIPROCKET_PASSWORD: '', SHIPROCKET_PICKUP_PIN: '' };
    expect(() => readShiprocketSettings(partly)).toThrow(
      'Shiprocket needs SHIPROCKET_PASSWORD and SHIPROCKET_PICKUP_PIN too.',
    );
    expect(() => readShiprocketSettings({ ...env, SHIPROCKET_PICKUP_PIN: '3020' })).toThrow(/six digits/);
  });
});
