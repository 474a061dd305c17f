import { expect, it } from '@jest/globals';
import { globalNameOf } from './names';

it('names a global that a script can declare, whatever the remote and the version are called', () => {
  expect(globalNameOf('gift-cards', '1.0.0-rc.1+build.5')).toBe('gift_cards_1_0_0_rc_1_build_5');
  expect(globalNameOf('catalog', '1.0.0')).not.toBe(globalNameOf('catalog', '1.0.1'));
});
