import { expect, it } from '@jest/globals';
import { gstRows } from './gst-rows';

it('is one integrated tax on a parcel to another state', () => {
  expect(gstRows(11_101, 'Maharashtra')).toEqual([{ label: 'IGST 12%', paise: 11_101 }]);
});

it("is the centre's and the state's half within the shop's own state, to the last paisa", () => {
  expect(gstRows(11_101, 'Rajasthan')).toEqual([
    { label: 'CGST 6%', paise: 5_550 },
    { label: 'SGST 6%', paise: 5_551 },
  ]);
});
