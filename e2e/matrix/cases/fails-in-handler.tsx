import { useState } from 'react';

function fail() {
  throw new Error('The handler failed');
}

export function Case() {
  const [presses, setPresses] = useState(0);
  return (
    <section>
      <h1>An error in a handler</h1>
      <button type="button" onClick={fail}>
        Fail
      </button>
      <button type="button" onClick={() => setPresses(presses + 1)}>{`Pressed ${presses}`}</button>
    </section>
  );
}
