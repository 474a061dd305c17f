/** How far outside the window counts as near: what a finger's first move brings in. */
const reach = '200px 0px';

/** Calls back once, when the element has come near the window. Returns a function that cancels it. */
export function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: reach },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
