import { expect, it } from '@jest/globals';
import { unreachable } from './database-error';

it('a pooler that refuses limits gets a message that names the variable to set', () => {
  const { message } = unreachable(new Error('unsupported startup parameter: statement_timeout'));
  expect(message).toContain('set DATABASE_LISTEN_URL');
});
