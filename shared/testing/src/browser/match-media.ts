/** Whether a query matches the current width of the window; other media features do not match. */
function matches(query: string): boolean {
  const conditions = [...query.matchAll(/\((min|max)-width:\s*(\d+)px\)/g)];
  return (
    conditions.length > 0 &&
    conditions.every(([, side, px]) => (side === 'min' ? innerWidth >= Number(px) : innerWidth <= Number(px)))
  );
}

class WidthQueryList extends EventTarget {
  onchange = null;
  #last: boolean;

  constructor(readonly media: string) {
    super();
    this.#last = this.matches;
    window.addEventListener('resize', () => {
      if (this.matches === this.#last) return;
      this.#last = this.matches;
      this.dispatchEvent(Object.assign(new Event('change'), { media, matches: this.matches }));
    });
  }

  get matches(): boolean {
    return matches(this.media);
  }
}

/** Media queries by width: set `window.innerWidth` and dispatch `resize` to change what matches. */
export function installMatchMedia(): void {
  Object.assign(window, { matchMedia: (query: string) => new WidthQueryList(query) });
}
