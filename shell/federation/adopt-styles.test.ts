import { expect, it } from '@jest/globals';
import { adoptStyles } from './adopt-styles';

it('names the styles of the document as the runtime of a remote asks for them', () => {
  document.head.innerHTML = '<style data-href="/remotes/cart/1.0.0/a.css"></style><style></style>';
  adoptStyles();
  expect([...document.querySelectorAll('style')].map((style) => style.dataset.href)).toEqual([
    'http://localhost/remotes/cart/1.0.0/a.css',
    undefined,
  ]);
});
