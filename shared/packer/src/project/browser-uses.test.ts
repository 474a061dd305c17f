import { describe, expect, it } from '@jest/globals';
import { browserUses } from './browser-uses';

const usesOf = (script: string) => browserUses(script).map(({ kind, name }) => `${kind} ${name}`);

describe('the uses in a script', () => {
  it.each([
    ['localStorage.setItem("gifts-seen", "1")', ['storage gifts-seen']],
    ['window.sessionStorage.setItem(`gifts-${id}`, 1)', ['storage gifts-*']],
    ['globalThis.localStorage.setItem("gifts-" + id, 1)', ['storage gifts-*']],
    ['localStorage["gifts"] = 1; localStorage.cards = 2', ['storage gifts', 'storage cards']],
    ['indexedDB.open("gifts"); caches.open("cards")', ['storage gifts', 'storage cards']],
    ['new Worker(new URL("./count.js", import.meta.url))', ['worker Worker']],
    ['new window.SharedWorker(address)', ['worker SharedWorker']],
    ['fetch("https://maps.example/tiles?x=1")', ['origin https://maps.example']],
    ['fetch(`https://maps.example:8443/${x}`)', ['origin https://maps.example:8443']],
    ['navigator.sendBeacon("https://count.example", data)', ['origin https://count.example']],
    ['request.open("GET", "https://maps.example/a")', ['origin https://maps.example']],
    ['new WebSocket("wss://live.example/feed")', ['origin https://live.example']],
    ['new EventSource("https://live.example")', ['origin https://live.example']],
  ])('are those of %s', (script, uses) => {
    expect(usesOf(script)).toEqual(uses);
  });

  it.each([
    'localStorage.setItem(key, 1); localStorage[key] = 1',
    'localStorage.getItem("gifts"); localStorage.removeItem("gifts")',
    'fetch("/api/v1/products"); fetch(address); fetch(`${base}/x`)',
    'const link = "https://maps.example"; open("https://maps.example")',
    'class Worker {} cache.set("gifts", 1); dialog.open()',
  ])('do not include %s', (script) => {
    expect(usesOf(script)).toEqual([]);
  });

  it('come with their positions', () => {
    expect(browserUses('const a = 1;\n  localStorage.a = 1;')).toEqual([
      { kind: 'storage', name: 'a', line: 2, column: 2 },
    ]);
  });

  it('cannot be read from a text that is not a script', () => {
    expect(() => browserUses('const = 1')).toThrow(SyntaxError);
  });
});
