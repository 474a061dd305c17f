import type { Page } from '@playwright/test';

/** Records every URL that the page requests or shows; returns those with private form data. */
export function watchAddresses(page: Page, typed: readonly string[]): () => readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
  page.on('framenavigated', (frame) => asked.push(frame.url()));
  const forms = typed.flatMap((text) => [
    encodeURIComponent(text),
    new URLSearchParams({ '': text }).toString().slice(1),
  ]);
  return () => asked.filter((url) => forms.some((text) => url.includes(text)));
}
