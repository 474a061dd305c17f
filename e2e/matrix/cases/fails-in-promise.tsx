import { useEffect, useState } from 'react';

export function Case() {
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    void Promise.reject(new Error('The promise failed'));
  }, []);
  return (
    <section>
      <h1>An error in a promise</h1>
      <button type="button" onClick={() => setPresses(presses + 1)}>{`Pressed ${presses}`}</button>
    </section>
  );
}
