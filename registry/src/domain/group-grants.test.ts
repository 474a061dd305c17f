import { describe, expect, it } from '@jest/globals';
import { grantsOfGroups, readGroupGrants } from './group-grants';
import { grantsText } from './roles';

describe('group roles', () => {
  const text =
    'shop-ops = operator; CN=catalog,OU=Teams = publisher of catalog, releaser of catalog in live;';
  const known = readGroupGrants(text);

  it.each([
    [['shop-ops'], 'operator'],
    [['CN=catalog,OU=Teams'], 'publisher of catalog, releaser of catalog in live'],
    [['shop-ops', 'shop-ops', 'strangers'], 'operator'],
    [['Shop-Ops'], ''],
  ])('%j have the grants: %s', (groups, grants) => {
    expect(grantsText(grantsOfGroups(groups, known))).toBe(grants);
  });

  it.each([
    ['', 'it does not assign a role to any group.'],
    ['operator', 'Invalid entry "operator". Use the form group = role.'],
    ['= operator', 'Invalid entry "= operator". Use the form group = role.'],
    ['ops = boss', '"boss" is not a role, such as operator or releaser of catalog in live.'],
    ['ops = operator catalog', '"operator catalog" is not a role'],
    ['ops = ', '"" is not a role'],
    ['ops = admin of catalog', 'The role admin is for all remotes, not for catalog alone.'],
    ['ops = viewer; ops = admin', 'it contains a group twice.'],
  ])('%j is refused', (wrong, message) => {
    expect(() => readGroupGrants(wrong)).toThrow(message);
  });
});
