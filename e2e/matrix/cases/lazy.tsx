import { lazy, Suspense, useState } from 'react';

const AtOnce = lazy(() => import('./lazy/at-once'));
const OnClick = lazy(() => import('./lazy/on-click'));

export function Case() {
  const [open, setOpen] = useState(false);
  return (
    <section>
      <h1>Lazy chunks</h1>
      <Suspense fallback={<p>Loading</p>}>
        <AtOnce />
      </Suspense>
      <button type="button" onClick={() => setOpen(true)}>
        More
      </button>
      <Suspense fallback={<p>Loading</p>}>{open && <OnClick />}</Suspense>
    </section>
  );
}
