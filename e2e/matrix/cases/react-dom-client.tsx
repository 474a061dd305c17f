import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

export function Case() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const root = createRoot(place.current);
    root.render(<p>Another root</p>);
    // Not while React renders the page.
    return () => queueMicrotask(() => root.unmount());
  }, []);
  return (
    <section>
      <h1>react-dom/client</h1>
      <div ref={place} style={{ minHeight: 40 }} />
    </section>
  );
}
