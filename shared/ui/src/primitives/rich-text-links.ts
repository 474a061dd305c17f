/** Makes the links of an element that leave the site open in a new tab, without a handle on this one. */
export function openOutside(element: HTMLElement): void {
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const leaves = /^https?:$/.test(link.protocol) && link.host !== window.location.host;
    if (!leaves) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
}

/** The target of a click on a link inside the shop: a path with query and hash. Undefined when the browser should follow it. */
function pathWithin(event: MouseEvent): string | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target !== '' || link.origin !== window.location.origin) return undefined;
  const { pathname, search, hash } = link;
  // A name with an extension is a file, not a page.
  if (/\.[a-z0-9]+$/i.test(pathname)) return undefined;
  return pathname + search + hash;
}

/** Makes an element's links into the shop navigate client-side. Returns a function that stops it. */
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
