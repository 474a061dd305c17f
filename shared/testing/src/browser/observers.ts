/** jsdom has no layout, so every observed element is reported as visible immediately. */
class EverythingInView implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  constructor(private callback: IntersectionObserverCallback) {}

  observe(target: Element): void {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 } as IntersectionObserverEntry;
    this.callback([entry], this as unknown as IntersectionObserver);
  }

  unobserve(): void {
    // Nothing to stop: each element is reported once, when it is observed.
  }

  disconnect(): void {
    this.callback = () => undefined;
  }
}

/** jsdom has no layout, so sizes never change. */
class NothingResizes {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
}

export function installObservers(): void {
  Object.assign(window, { IntersectionObserver: EverythingInView, ResizeObserver: NothingResizes });
}
