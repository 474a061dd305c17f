import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How wide an element is, in CSS pixels; 0 until it is laid out. */
export function useWidth<Of extends HTMLElement>(): readonly [RefObject<Of | null>, number] {
  const element = useRef<Of>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
