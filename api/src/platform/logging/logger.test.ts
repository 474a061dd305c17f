import { expect, it } from '@jest/globals';
import { createLogger } from './logger';

it('writes JSON lines without secrets', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(line) });
  logger.info({ req: { headers: { cookie: 'session=SECRET', host: 'shop' } } }, 'request');
  logger.warn({ form: { password: 'SECRET', email: 'a@b.in' }, settings: { keySecret: 'SECRET' } }, 'form');
  logger.warn({ password: 'SECRET', token: 'SECRET' }, 'fields');
  logger.debug('not written');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { req: { headers: { cookie: '[redacted]', host: 'shop' } } },
    { form: { password: '[redacted]', email: 'a@b.in' }, settings: { keySecret: '[redacted]' } },
    { password: '[redacted]', token: '[redacted]' },
  ]);
  expect(lines.join()).not.toContain('SECRET');
});
