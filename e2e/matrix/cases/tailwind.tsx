import './tailwind.css';

export function Case() {
  return (
    <section className="mx-auto max-w-xl p-8">
      <h1 className="text-2xl font-semibold">Tailwind</h1>
      <p data-testid="styled" className="mt-2 rounded-lg bg-teal-700 p-4 text-white">
        A card of utilities
      </p>
    </section>
  );
}
