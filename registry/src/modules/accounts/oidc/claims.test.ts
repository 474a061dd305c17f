import { expect, it } from '@jest/globals';
import { distinctName, groupsIn, nameIn } from './claims';

it.each([
  [{ groups: ['ops', 7, 'web'] }, 'groups', ['ops', 'web']],
  [{ groups: 'ops' }, 'groups', ['ops']],
  [{ realm_access: { roles: ['ops'] } }, 'realm_access.roles', ['ops']],
  [{ 'https://shop.example/roles': ['ops'] }, 'https://shop.example/roles', ['ops']],
  [{ groups: { toString: 'ops' } }, 'groups', []],
  [{}, 'constructor.name', []],
])('the groups in %j at %s are %j', (claims, path, groups) => {
  expect(groupsIn(claims, path)).toEqual(groups);
});

it.each([
  [{ sub: '1', email: 'asha@shop.example' }, 'email', 'asha@shop.example'],
  [{ sub: '1', email: 'asha+ops@shop.example', email_verified: true }, 'email', 'asha-ops@shop.example'],
  [{ sub: 'sub|17', email: 'asha@shop.example', email_verified: false }, 'email', 'sub-17'],
  [{ sub: '1', name: '  Asha <b>' }, 'name', 'Asha -b-'],
  [{ sub: '17' }, 'email', '17'],
  [{ sub: '***' }, 'email', 'somebody'],
])('%j with the claim %s has the name %s', (claims, claim, name) => {
  expect(nameIn(claims, claim)).toBe(name);
});

it('a taken name gets a suffix from the subject, and does not exceed the maximum length', () => {
  expect(distinctName('Asha', 'https://id.example', '1')).toMatch(/^Asha [0-9a-f]{6}$/);
  expect(distinctName('a'.repeat(60), 'https://id.example', '1')).toHaveLength(60);
  expect(distinctName('Asha', 'https://id.example', '2')).not.toBe(
    distinctName('Asha', 'https://id.example', '1'),
  );
});
