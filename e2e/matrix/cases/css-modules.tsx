import left from './css-modules/left/index.module.css';
import right from './css-modules/right/index.module.css';

export function Case() {
  return (
    <section>
      <h1>CSS modules</h1>
      <p data-testid="styled" className={left.box}>
        A box on the left
      </p>
      <p data-testid="styled-too" className={right.box}>
        A box on the right
      </p>
    </section>
  );
}
