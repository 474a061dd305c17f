import { expect, it } from '@jest/globals';
import { isUnavailable, refusalOf } from './send-error';

const withFields = (fields: object) => Object.assign(new Error('a message of a library'), fields);

it.each([
  ['a database that cannot be reached', { name: 'DatabaseDownError' }],
  ['a database whose connections are all busy', { name: 'DatabaseBusyError' }],
  ['a read-only server', { code: '25006' }],
  ['a server that shuts down', { code: '57P01' }],
  ['too many connections', { code: '53300' }],
  ['a statement over its limit', { code: '57014' }],
  ['a lock timeout', { code: '55P03' }],
  ['a refused connection as the cause', { cause: withFields({ code: 'ECONNREFUSED' }) }],
  ['a storage that does not respond', { name: 'TimeoutError' }],
])('%s counts as unavailable', (_case, fields) => {
  expect(isUnavailable(withFields(fields))).toBe(true);
});

it.each(['ENOSPC', 'EDQUOT'])(
  'a full disk (%s) is a 503 with the reason and the time to try again',
  (code) => {
    const refusal = refusalOf(withFields({ code }));
    expect(refusal).toMatchObject({ status: 503, details: { retryAfter: 60 } });
    expect(refusal.message).toContain('disk is full');
  },
);

it.each([
  ['a broken constraint', { code: '23505' }],
  ['a mistake', {}],
])('%s does not count as unavailable', (_case, fields) => {
  expect(isUnavailable(withFields(fields))).toBe(false);
});
