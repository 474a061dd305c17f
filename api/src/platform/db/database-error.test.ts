import { expect, it } from '@jest/globals';
import { redactedFields, unreachable } from './database-error';

it('a pooler that refuses limits causes a message that names the variable to set', () => {
  const { message } = unreachable(new Error('unsupported startup parameter: statement_timeout'));
  expect(message).toContain('set DATABASE_LISTEN_URL');
});

it.each([
  ['invalid input syntax for type integer: "asha@example.in"', 'invalid input syntax for type integer: "…"'],
  [
    'ungültige Eingabesyntax für Typ integer: »asha@example.in«',
    'ungültige Eingabesyntax für Typ integer: "…"',
  ],
  ['syntaxe en entrée invalide pour le type integer : « asha@example.in »', /type integer : "…"$/],
  ['неверный синтаксис для типа integer: „asha@example.in“', 'неверный синтаксис для типа integer: "…"'],
])('quoted values are removed from messages in any language: %s', (message, expected) => {
  const error = Object.assign(new Error(message), { code: '22P02' });
  expect(redactedFields(error).message).toEqual(
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  );
});
