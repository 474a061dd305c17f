import { expect, it } from '@jest/globals';
import type { DocumentHead } from '@shop/contracts';
import { applyHead } from './follow-head';

const head = (title: string): DocumentHead => ({
  title,
  elements: [
    { tag: 'meta', attributes: { name: 'description', content: `About ${title}` } },
    { tag: 'link', attributes: { rel: 'canonical', href: `https://shop.example/${title}` } },
  ],
  linkedData: [{ '@type': 'Product', name: `${title} </script>` }],
});

it('replaces the head elements of the previous page, and leaves other elements unchanged', () => {
  document.head.innerHTML =
    '<title>Before</title><meta name="description" content="Before" data-screen>' +
    '<script type="application/ld+json" data-screen>{}</script><meta name="theme-color" content="red">';
  for (const title of ['first', 'second']) applyHead(head(title));

  const all = (selector: string) => [...document.head.querySelectorAll(selector)];
  expect(document.title).toBe('second');
  expect(all('meta[name=description]').map((meta) => meta.getAttribute('content'))).toEqual(['About second']);
  expect(all('link').map((link) => link.getAttribute('href'))).toEqual(['https://shop.example/second']);
  expect(all('script').map(({ textContent }) => JSON.parse(textContent ?? ''))).toEqual([
    { '@type': 'Product', name: 'second </script>' },
  ]);
  expect(all('[name=theme-color]')).toHaveLength(1);
});
