import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { markLanguage } from './mark-language';

it.each([
  ['Bahi No. 7 Ledger · बही', 'Bahi No. 7 Ledger · <span lang="hi">बही</span>'],
  ['डाक घर stickers', '<span lang="hi">डाक</span> <span lang="hi">घर</span> stickers'],
  ['\u0930\u094d\u200d\u092f', '<span lang="hi">\u0930\u094d\u200d\u092f</span>'],
  ['Washi & Tape', 'Washi &amp; Tape'],
  ['', ''],
])('marks what is Hindi in "%s"', (text, html) => {
  const { container } = render(<p>{markLanguage(text)}</p>);
  expect(container.firstElementChild?.innerHTML).toBe(html);
});
