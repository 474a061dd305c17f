/** Makes an element's links to other sites open in a new tab, without access to this window. */
export function openOutside(element: HTMLElement): void {
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const leaves = /^https?:$/.test(link.protocol) && link.host !== window.location.host;
    if (!leaves) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
}

/**
 * The target of a click on a link within the shop, as a path with query and hash. Undefined if the browser should
 * follow the link.
 */
function pathWithin(event: MouseEvent): string | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target !== '' || link.origin !== window.location.origin) return undefined;
  const { pathname, search, hash } = link;
  // A path with a file extension is a file, not a page.
  if (/\.[a-z0-9]+$/i.test(pathname)) return undefined;
  return pathname + search + hash;
}

/** Makes an element's links within the shop navigate client-side. Returns a function that stops it. */
export function openInside(element: HTMLElement, navigate: (path: string) => unknown): () => void {
  const follow = (event: MouseEvent) => {
    const path = pathWithin(event);
    if (path === undefined) return;
    event.preventDefault();
    navigate(path);
  };
  element.addEventListener('click', follow);
  return () => element.removeEventListener('click', follow);
}
