import '@fontsource/redacted/latin-400.css';
import '@fontsource/sacramento/latin-400.css';

export function Case() {
  return (
    <section>
      <h1>Fonts</h1>
      <p data-testid="small-font" style={{ fontFamily: 'Redacted' }}>
        A font of 3 KB
      </p>
      <p data-testid="large-font" style={{ fontFamily: 'Sacramento' }}>
        A font of 23 KB
      </p>
    </section>
  );
}
