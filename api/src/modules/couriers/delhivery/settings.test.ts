import { describe, expect, it } from '@jest/globals';
import { createDelhivery } from '.';
import { readDelhiverySettings } from './settings';

describe('settings of Delhivery', () => {
  const env = {
    DELHIVERY_TOKEN: 'token',
    DELHIVERY_WEBHOOK_TOKEN: 'hook',
    DELHIVERY_PICKUP_LOCATION: 'Jaipur Store',
    DELHIVERY_PICKUP_PIN: '302001',
  };

  it('are complete or absent', () => {
    expect(readDelhiverySettings({})).toBeNull();
    expect(readDelhiverySettings({ ...env, DELHIVERY_STAGING: '1' })).toMatchObject({ staging: true });
    expect(() => readDelhiverySettings({ ...env, DELHIVERY_WEBHOOK_TOKEN: '' })).toThrow(
      'Delhivery needs DELHIVERY_WEBHOOK_TOKEN too.',
    );
    expect(() => readDelhiverySettings({ ...env, DELHIVERY_PICKUP_PIN: 'x' })).toThrow(/six digits/);
  });
});

describe('webhooks of Delhivery', () => {
  const env = {
    DELHIVERY_TOKEN: 'token',
    DELHIVERY_WEBHOOK_TOKEN: 'hook-token',
    DELHIVERY_PICKUP_LOCATION: 'Jaipur Store',
    DELHIVERY_PICKUP_PIN: '302001',
  };

  it('are accepted only with the token', () => {
    const settings = readDelhiverySettings(env);
    if (!settings) throw new Error('The settings are complete');
    const sent = (headers: Record<string, string>) =>
      createDelhivery(settings).verifyWebhook({ headers, rawBody: Buffer.from('{}') });
    expect(sent({ 'x-api-key': 'hook-token' })).toBe(true);
    expect(sent({ 'x-api-key': 'other' })).toBe(false);
    expect(sent({})).toBe(false);
  });
});
