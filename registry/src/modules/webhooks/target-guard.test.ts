import { describe, expect, it } from '@jest/globals';
import { createTargetGuard, PrivateTarget } from './target-guard';

const guard = createTargetGuard([]);

describe('a webhook target', () => {
  it.each([
    '127.0.0.1',
    '127.8.9.10',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '100.100.100.200',
    '169.254.169.254',
    '168.63.129.16',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[ff02::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:a00:1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:1::1]',
    '[2001:db8::1]',
  ])('is not %s', async (host) => {
    await expect(guard.require(host)).rejects.toThrow(PrivateTarget);
  });

  it.each(['93.184.215.14', '[2606:2800:21f:cb07::1]'])('is %s', async (host) => {
    await expect(guard.require(host)).resolves.toBeUndefined();
  });

  // In any notation that URLs allow, as the URL parser normalizes addresses.
  it.each(['http://2130706433/', 'http://0x7f.1/', 'http://127.1/', 'http://0177.0.0.1/'])(
    'is not %s',
    async (url) => {
      await expect(guard.require(new URL(url).hostname)).rejects.toThrow('127.0.0.1 is not a public address');
    },
  );

  it('is not a host name of a private address, even if the connection looks it up again', async () => {
    await expect(guard.require('localhost')).rejects.toThrow(PrivateTarget);
    const looked = new Promise((resolve, reject) =>
      guard.lookup('localhost', { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
    );
    await expect(looked).rejects.toThrow(PrivateTarget);
  });

  it('can be a private address in an allowed network', async () => {
    const inside = createTargetGuard(['10.1.0.0/16', '::1/128']);
    await expect(inside.require('10.1.2.3')).resolves.toBeUndefined();
    await expect(inside.require('[::ffff:10.1.2.3]')).resolves.toBeUndefined();
    await expect(inside.require('[::1]')).resolves.toBeUndefined();
    await expect(inside.require('10.2.0.1')).rejects.toThrow('WEBHOOK_NETWORKS');
  });

  it('that cannot be resolved is retried later', async () => {
    await expect(guard.require('nowhere.invalid')).resolves.toBeUndefined();
  });
});
