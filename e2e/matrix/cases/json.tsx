import towns from './json/towns.json';

export function Case() {
  return (
    <section>
      <h1>JSON</h1>
      <p>{`Towns: ${towns.names.join(', ')}`}</p>
    </section>
  );
}
