import { expect, it } from '@jest/globals';
import { DatabaseBusyError, DatabaseDownError, DatabaseError } from '../db/database-error';
import { asApiError } from './api-error';

const reported = (code: string) =>
  new DatabaseError({ message: 'an error of the server', code, severity: 'ERROR' });

it.each([
  ['a server that cannot be reached', new DatabaseDownError('gone'), 5],
  ['connections that are all in use', new DatabaseBusyError('busy'), 5],
  ['a statement over its limit', reported('57014'), 5],
  ['a lock that was not released', reported('55P03'), 5],
  ['a lost race', reported('40001'), 5],
  ['a deadlock', reported('40P01'), 5],
  ['a server that is shutting down', reported('57P01'), 60],
  ['a server that is starting', reported('57P03'), 60],
  ['too many connections', reported('53300'), 60],
  ['an idle transaction', reported('25P03'), 60],
  ['a read-only server', reported('25006'), 60],
  ['a full disk', reported('53100'), 60],
])('%s is a 503 with Retry-After', (_case, error, retryAfter) => {
  expect(asApiError(error)).toMatchObject({ status: 503, retryAfter });
});

it('an internal error remains a 500', () => {
  expect(asApiError(reported('42601')).status).toBe(500);
});
