import { useEffect } from 'react';

export function Case() {
  useEffect(() => {
    throw new Error('The effect failed');
  }, []);
  return (
    <section>
      <h1>An error in an effect</h1>
    </section>
  );
}
