import { describe, expect, it } from '@jest/globals';
import { clientOf, clientText, parseClient } from './nonce';

const of = (ip: string) => clientOf(ip, 'key');

describe('the client of a report', () => {
  it.each([
    ['203.0.113.9', '203.0.113.77'],
    ['::ffff:203.0.113.9', '203.0.113.10'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ])('%s and %s are two addresses in the same network', (one, other) => {
    expect(of(one).network).toBe(of(other).network);
    expect(of(one).address).not.toBe(of(other).address);
  });

  it.each([
    ['203.0.113.9', '203.0.114.9'],
    ['2001:db8:1::1', '2001:db8:2::1'],
    ['2001:db8::1', '203.0.113.9'],
  ])('%s and %s are in different networks', (one, other) => {
    expect(of(one).network).not.toBe(of(other).network);
  });

  it.each([
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2::1', '2001:0DB8:1:2:aaaa:bbbb:cccc:dddd'],
    ['::1', '0:0:0:0:0:0:0:1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('%s and %s are the same address', (one, other) => expect(of(one)).toEqual(of(other)));

  it('is identified by keyed hashes', () => {
    expect(clientOf('203.0.113.9', 'another key').network).not.toBe(of('203.0.113.9').network);
    expect(JSON.stringify(of('203.0.113.9'))).not.toContain('203');
  });

  it('can be sent in a header', () => {
    const client = of('203.0.113.9');
    expect(parseClient(clientText(client))).toEqual(client);
    for (const wrong of [undefined, '', '203.0.113.9', `${clientText(client)}x`, ['a']])
      expect(parseClient(wrong)).toBeNull();
  });
});
