import type { Head } from '@shop/contracts';

function element<K extends 'meta' | 'link'>(tag: K, key: string, value: string): HTMLElementTagNameMap[K] {
  const found = document.head.querySelector<HTMLElementTagNameMap[K]>(`${tag}[${key}="${value}"]`);
  if (found) return found;
  const made = document.createElement(tag);
  made.setAttribute(key, value);
  document.head.append(made);
  return made;
}

/** Puts a screen's head into the open document, after a move within the page. */
export function applyHead(head: Head, pathname: string): void {
  document.title = head.title;
  element('meta', 'name', 'description').content = head.description ?? '';
  element('link', 'rel', 'canonical').href = `${location.origin}${pathname}`;
}
