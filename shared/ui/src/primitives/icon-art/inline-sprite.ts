/**
 * Copies a sprite of another origin into the page, under ids that begin with its URL. Icons that are already in the page appear
 * then. If the copy fails, they stay empty and a warning is logged.
 */
export async function inlineSprite(url: string): Promise<void> {
  try {
    const response = await fetch(url, { credentials: 'omit' });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const text = await response.text();
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.style.display = 'none';
    // The outlines are attributes of paths; created one by one, they need no HTML that a page's Trusted Types
    // would refuse.
    for (const [, id, outline] of text.matchAll(/<path id="(\w+)" d="([^"]+)"/g)) {
      const path = document.createElementNS(svg.namespaceURI, 'path');
      path.id = `${url}#${id}`;
      path.setAttribute('d', outline ?? '');
      svg.append(path);
    }
    document.body.append(svg);
  } catch (error) {
    console.warn(`The icons of ${url} could not be loaded:`, error);
  }
}
