import { expect, test } from '@jest/globals';
import { showLocalTimes } from './local-times';

test.each([
  ['Asia/Kolkata', '21 Nov 2026, 23:30:05 IST'],
  ['UTC', '21 Nov 2026, 18:00:05 UTC'],
  ['America/Los_Angeles', '21 Nov 2026, 10:00:05 GMT-8'],
])('times are shown in the zone %s, with its name', (zone, text) => {
  document.body.innerHTML = 'at <time datetime="2026-11-21T18:00:05.000Z">21 Nov 2026, 23:30:05 IST</time>';
  showLocalTimes(document, zone);
  expect(document.body.textContent).toBe(`at ${text}`);
});
