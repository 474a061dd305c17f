import { useEffect, useState } from 'react';

export function Case() {
  const [sum, setSum] = useState<number>();
  useEffect(() => {
    const worker = new Worker(new URL('./worker/add.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<number>) => setSum(data);
    worker.postMessage([1, 2]);
    return () => worker.terminate();
  }, []);
  return (
    <section>
      <h1>A worker</h1>
      <p>{sum === undefined ? 'Adding' : `The worker adds up to ${sum}`}</p>
    </section>
  );
}
