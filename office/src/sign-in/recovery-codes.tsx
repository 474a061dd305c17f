import { Button } from '@shop/ui';
import { Entrance } from './entrance';
import styles from './entrance.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The codes that let somebody in without their phone, each once. Nobody can see them again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <Entrance title="Your recovery codes">
      <p>
        Each lets you in once in place of your authenticator. Print or write them down: they are not shown
        again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onDone}>I have them. Open the office</Button>
    </Entrance>
  );
}
