import { expect, it } from '@jest/globals';
import { mailMessage } from './messages';

const options = { url: 'mailto:ops@shop.example', key: 'audit_7 1', consoleUrl: 'https://ops.shop.example' };
const entry = {
  id: 7,
  env: 'live',
  action: 'promote',
  actor: 'asha',
  at: '2026-11-20T06:00:00.000Z',
  hash: '',
};

it('contains the action, its remote, the actor, the reason and a link', () => {
  const detail = { remote: 'catalog', version: '1.1.0', seq: 14 };
  expect(mailMessage({ ...entry, reason: 'smaller photos', detail }, options)).toEqual({
    to: 'ops@shop.example',
    subject: 'Vintage Craft: promote catalog@1.1.0 in live by asha, release 14',
    key: 'audit_7 1',
    text: `promote catalog@1.1.0 in live by asha, release 14

Who:     asha
Reason:  smaller photos
When:    2026-11-20 06:00 UTC
Console: https://ops.shop.example/ops/remotes/catalog

An admin has added this address to the receivers at https://ops.shop.example/ops/webhooks.
`,
  });
});

it('has a one-line subject for any actor name', () => {
  const { subject, text } = mailMessage(
    { ...entry, actor: `ci\r\nBcc: all@shop.example${'x'.repeat(300)}` },
    options,
  );
  expect(subject).toHaveLength(200);
  expect(subject).toMatch(/^Vintage Craft: promote in live by ci Bcc: all@shop\.examplex+$/);
  expect(text).toContain('Reason:  none');
  expect(text).toContain('/ops/audit');
});
