import { expect, it } from '@jest/globals';
import { unreachable } from './database-error';

it('a pooler that refuses limits is answered with the variable that mends it', () => {
  const { message } = unreachable(new Error('unsupported startup parameter: statement_timeout'));
  expect(message).toContain('set DATABASE_LISTEN_URL');
});
