import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const useCounter = create<{ readonly count: number; add(): void }>()(
  persist((set) => ({ count: 0, add: () => set(({ count }) => ({ count: count + 1 })) }), {
    name: 'matrix-counter',
    skipHydration: true,
  }),
);

export function Case() {
  const { count, add } = useCounter();
  return (
    <section>
      <h1>Zustand</h1>
      <button type="button" onClick={add}>
        {`Count ${count}`}
      </button>
    </section>
  );
}
