import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { markLanguage } from './mark-language';

it.each([
  ['Bahi No. 7 Ledger · बही', '<span>Bahi No. 7 Ledger · <span lang="hi">बही</span></span>'],
  ['डाक घर stickers', '<span><span lang="hi">डाक</span> <span lang="hi">घर</span> stickers</span>'],
  ['\u0930\u094d\u200d\u092f', '<span><span lang="hi">\u0930\u094d\u200d\u092f</span></span>'],
  ['Washi & Tape', 'Washi &amp; Tape'],
  ['', ''],
])('marks the Hindi words in "%s"', (text, html) => {
  const { container } = render(<p>{markLanguage(text)}</p>);
  expect(container.firstElementChild?.innerHTML).toBe(html);
});

it('replaces a changed text completely', () => {
  const { container, rerender } = render(<p>{markLanguage('Bahi बही Notebook')}</p>);
  for (const text of ['Bahi बही Ledger', 'Ledger', 'डाक']) {
    rerender(<p>{markLanguage(text)}</p>);
    expect(container.textContent).toBe(text);
  }
});
