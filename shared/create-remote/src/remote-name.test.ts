import { describe, expect, it } from '@jest/globals';
import { whyNot } from './remote-name';

const remotes = ['cart', 'catalog'];

describe('the name of a new remote', () => {
  it.each(['gifts', 'gift-cards', 'lab2'])('may be %s', (name) => {
    expect(whyNot(name, remotes)).toBeNull();
  });

  it.each([
    ['', 'lowercase letters'],
    ['Gifts', 'lowercase letters'],
    ['2gifts', 'lowercase letters'],
    ['gift--cards', 'lowercase letters'],
    ['gifts-', 'lowercase letters'],
    ['../gifts', 'lowercase letters'],
    ['g'.repeat(41), 'at most 40'],
    ['constructor', 'not "constructor"'],
    ['cart', 'in mfe-cart'],
    ['shell', 'reserved by the shop'],
    ['forms', 'reserved by the shop'],
    ['blogs', 'paths under /blogs'],
  ])('may not be "%s": %s', (name, reason) => {
    expect(whyNot(name, remotes)).toContain(reason);
  });
});
