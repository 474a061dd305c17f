const { names } = await import('./json/towns.json').then(({ default: towns }) => towns);

export function Case() {
  return (
    <section>
      <h1>Top-level await</h1>
      <p>{`Awaited towns: ${names.length}`}</p>
    </section>
  );
}
