/** jsdom lays nothing out, so all that is observed counts as in view, from the moment it is observed. */
class EverythingInView implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  constructor(private callback: IntersectionObserverCallback) {}

  observe(target: Element): void {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry;
    this.callback([entry], this as unknown as IntersectionObserver);
  }

  unobserve(): void {
    // Each element was reported once, on being observed: there is nothing left to stop.
  }

  disconnect(): void {
    this.callback = () => undefined;
  }
}

/** Nothing has a size, so no size ever changes. */
class NothingResizes {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}

export function installObservers(): void {
  Object.assign(window, { IntersectionObserver: EverythingInView, ResizeObserver: NothingResizes });
}
