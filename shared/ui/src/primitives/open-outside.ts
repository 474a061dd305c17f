/** Makes the links of an element that leave the site open in a new tab, without a handle on this one. */
export function openOutside(element: HTMLElement): void {
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const leaves = /^https?:$/.test(link.protocol) && link.host !== window.location.host;
    if (!leaves) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
}
