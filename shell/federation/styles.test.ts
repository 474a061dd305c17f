import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { adoptStyles, fetchRestStyles } from './styles';

it('marks inline styles with the URLs that a remote’s runtime requests', () => {
  document.head.innerHTML = '<style data-href="/remotes/cart/1.0.0/a.css"></style><style></style>';
  adoptStyles();
  expect([...document.querySelectorAll('style')].map((style) => style.dataset.href)).toEqual([
    'http://localhost/remotes/cart/1.0.0/a.css',
    undefined,
  ]);
});

const links = () => [...document.querySelectorAll('link')];
const shown = () =>
  [...document.head.children].map((element) => element.getAttribute('href') ?? element.textContent);

beforeEach(() => {
  document.head.innerHTML =
    '<style>shell</style><style data-href="/shell/rest.css" data-rest>used</style><style>remote</style>';
});
afterEach(() => void (document.head.innerHTML = ''));

describe('styles that the document omits', () => {
  it('are inserted between those of the shell and those of remotes', async () => {
    const coming = fetchRestStyles();
    expect(shown()).toEqual(['shell', 'used', '/shell/rest.css', 'remote']);
    links()[0]?.dispatchEvent(new Event('load'));
    await coming;
  });

  it('are retried once, and then the page continues without them', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const coming = fetchRestStyles();
    links()[0]?.dispatchEvent(new Event('error'));
    await Promise.resolve();
    expect(shown()).toEqual(['shell', 'used', '/shell/rest.css?attempt=1', 'remote']);
    links()[0]?.dispatchEvent(new Event('error'));
    await coming;
    expect(links()).toEqual([]);
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });

  it('are not requested by a document that has all of them', async () => {
    document.querySelector('[data-rest]')?.remove();
    await fetchRestStyles();
    expect(links()).toEqual([]);
  });
});
