import { navigation } from '@shop/config';
import { Link } from 'react-router-dom';
import { Band } from '../band';
import styles from '../../pages/policy/page.module.css';

/** The way from one policy to the others. */
export function OtherPolicies({ except }: { readonly except: string }) {
  return (
    <Band ground="card" width="reading">
      <nav aria-labelledby="other-policies">
        <h2 id="other-policies" className={styles.title}>
          The other policies
        </h2>
        <ul className={styles.list}>
          {navigation.footer.policies
            .filter(({ to }) => to !== except)
            .map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
        </ul>
      </nav>
    </Band>
  );
}
