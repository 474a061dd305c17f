import { expect, it } from '@jest/globals';
import { documentScripts } from './inventory';

it('finds scripts that a browser would run, inline or not, and no data blocks', () => {
  const html = `<!doctype html><head><script nonce="x">go()</script>
    <script type="application/ld+json">{"a":1}</script></head>
    <body><script type="application/json" id="s">[]</script><script defer src="/shell/main.js"></script>
    <script type="module" src="/m.js"></script><SCRIPT>$RC("a")</SCRIPT></body>`;
  expect(documentScripts(html)).toEqual([
    { text: 'go()' },
    { src: '/shell/main.js' },
    { src: '/m.js' },
    { text: '$RC("a")' },
  ]);
});
