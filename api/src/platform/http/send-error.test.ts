import { expect, it } from '@jest/globals';
import { DatabaseBusyError, DatabaseDownError, DatabaseError } from '../db/database-error';
import { asApiError } from './api-error';

const reported = (code: string) =>
  new DatabaseError({ message: 'a message of the server', code, severity: 'ERROR' });

it.each([
  ['a server that cannot be reached', new DatabaseDownError('gone'), 5],
  ['connections that are all in use', new DatabaseBusyError('busy'), 5],
  ['a statement over its limit', reported('57014'), 5],
  ['a lock that did not come free', reported('55P03'), 5],
  ['a lost race', reported('40001'), 5],
  ['a deadlock', reported('40P01'), 5],
  ['a server that shuts down', reported('57P01'), 60],
  ['a server that starts', reported('57P03'), 60],
  ['too many connections', reported('53300'), 60],
  ['a transaction that stood still', reported('25P03'), 60],
  ['a server that takes no writes', reported('25006'), 60],
  ['a full disk', reported('53100'), 60],
])('%s is a 503 with the time to try again', (_case, error, retryAfter) => {
  expect(asApiError(error)).toMatchObject({ status: 503, retryAfter });
});

it('what the shop itself did wrong stays a 500', () => {
  expect(asApiError(reported('42601')).status).toBe(500);
});
