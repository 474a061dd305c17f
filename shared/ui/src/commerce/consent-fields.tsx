import { paths } from '@shop/config';
import { t } from '@shop/config/messages';
// Imported by the package's name, so that a remote uses its host's function instead of bundling it.
import { classNames } from '@shop/ui';
import { Link } from 'react-router-dom';
import styles from './consent-fields.module.css';

export interface ConsentFieldsProps {
  readonly notices: {
    readonly version: number;
    /** What the data of each form is needed for. */
    readonly necessary: Readonly<Record<'signUp' | 'checkout' | 'contact', string>>;
    readonly optional: readonly { readonly id: string; readonly label: string }[];
    /** How to withdraw a consent and to complain. */
    readonly rights: string;
  };
  readonly place: 'signUp' | 'checkout' | 'contact';
  /** The ids of the ticked purposes. */
  readonly agreed: readonly string[];
  readonly onAgree: (agreed: readonly string[]) => void;
  readonly className?: string | undefined;
}

/** The fields have names, so that a form that is sent without scripts contains the choice. */
export function ConsentFields({ notices, place, agreed, onAgree, className }: ConsentFieldsProps) {
  const { version, necessary, optional, rights } = notices;
  const toggle = (id: string) =>
    onAgree(agreed.includes(id) ? agreed.filter((one) => one !== id) : [...agreed, id]);
  return (
    <div className={classNames(styles.notice, className)}>
      <p>{necessary[place]}</p>
      <input type="hidden" name="consents" value={`notice@${version}`} />
      {optional.map(({ id, label }) => (
        <label key={id} className={styles.choice}>
          <input
            type="checkbox"
            name="consents"
            value={`${id}@${version}`}
            className={styles.box}
            checked={agreed.includes(id)}
            onChange={() => toggle(id)}
          />
          <span>{t('{label} (optional)', { label })}</span>
        </label>
      ))}
      <details>
        <summary className={styles.more}>{t('Your choice and your rights')}</summary>
        <p>
          <span>{rights}</span> <Link to={paths.privacyPolicy}>{t('Privacy policy')}</Link>
        </p>
      </details>
    </div>
  );
}
