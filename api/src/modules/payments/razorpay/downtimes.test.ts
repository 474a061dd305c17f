import { describe, expect, it } from '@jest/globals';
import { toDowntime } from './downtimes';

const entity = {
  id: 'down_1',
  method: 'card',
  status: 'started',
  severity: 'high',
  begin: 10,
  updated_at: 20,
};

describe('toDowntime', () => {
  it('has its times, and is active until it is resolved', () => {
    expect(toDowntime(entity)).toEqual({
      id: 'down_1',
      method: 'card',
      part: null,
      severity: 'high',
      active: true,
      startedAt: new Date(10_000),
      changedAt: new Date(20_000),
    });
    expect(toDowntime({ ...entity, status: 'updated' })?.active).toBe(true);
    expect(toDowntime({ ...entity, status: 'resolved' })?.active).toBe(false);
    expect(toDowntime({ ...entity, status: 'scheduled' })?.active).toBe(false);
  });

  it.each([
    ['card', { network: 'VISA' }, 'Visa card'],
    ['card', { network: 'MC', card_type: 'debit' }, 'Mastercard debit card'],
    ['card', { issuer: 'SBIN', card_type: 'credit' }, 'credit card of State Bank of India'],
    ['card', { network: 'ALL' }, null],
    ['netbanking', { bank: 'UTIB' }, 'net banking with Axis Bank'],
    ['netbanking', { bank: 'COSB' }, 'net banking with COSB'],
    ['upi', { psp: 'google_pay' }, 'UPI with Google Pay'],
    ['upi', { vpa_handle: '@oksbi' }, 'UPI IDs that end in @oksbi'],
    ['upi', { vpa_handle: 'ALL' }, null],
    ['upi', {}, null],
  ])('names the part of %s in %j as %j', (method, instrument, part) => {
    expect(toDowntime({ ...entity, method, instrument })?.part).toBe(part);
  });

  it.each(['collect', 'in_app'])('ignores the UPI flow %s, which the window does not offer', (flow) => {
    expect(toDowntime({ ...entity, method: 'upi', instrument: { flow } })).toBeUndefined();
  });

  it('treats an unknown severity as low', () => {
    expect(toDowntime({ ...entity, severity: null })?.severity).toBe('low');
  });
});
