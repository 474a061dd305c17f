import large from './pictures/large.png';
import small from './pictures/small.png';
import drawing from './pictures/drawing.svg';
import styles from './pictures/background.module.css';

const smallUrl = new URL('./pictures/small.png', import.meta.url);
const largeUrl = new URL('./pictures/large.png', import.meta.url);

export function Case() {
  return (
    <section>
      <h1>Pictures</h1>
      <img src={small} alt="small" width={40} height={40} />
      <img src={large} alt="large" width={120} height={120} />
      <img src={smallUrl.href} alt="small by address" width={40} height={40} />
      <img src={largeUrl.href} alt="large by address" width={120} height={120} />
      <img src={drawing} alt="drawing" width={40} height={40} />
      <p data-testid="background" className={styles.background}>
        On a picture
      </p>
    </section>
  );
}
