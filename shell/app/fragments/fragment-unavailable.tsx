import { Button, ReturnToSender } from '@shop/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useConnection } from '../offline/connection';
import { PageNotice } from './page-notice';
import styles from './fragment-unavailable.module.css';

interface Props {
  /** Asks for the fragment again; the fragment takes this one's place when it comes, and a promise of false when it does not. */
  readonly retry: () => Promise<boolean>;
  /** The fragment was the page itself, so the title is missing too. */
  readonly isPage?: boolean;
}

const title = 'Delayed in post';

const words = {
  failed: 'This part of the shop could not be loaded just now. Everything else is open.',
  offline:
    'This part of the shop could not be loaded without a network. It comes by itself when the network is back.',
  again: 'It could not be loaded this time either. Everything else is open; try again in a moment.',
} as const;

/** Shown in place of a remote's fragment that could not be loaded. "Try again" retries without a reload, and so does the network's return. */
export function FragmentUnavailable({ retry, isPage = false }: Props) {
  const { offline } = useConnection();
  const [state, setState] = useState<'failed' | 'trying' | 'again'>('failed');
  const [wasOffline, setWasOffline] = useState(false);
  if (offline && !wasOffline) setWasOffline(true);

  const tryAgain = async () => {
    setState('trying');
    if (!(await retry())) setState('again');
  };
  const onReturn = useEffectEvent(() => void tryAgain());
  const isBack = wasOffline && !offline;
  useEffect(() => {
    if (!isBack) return;
    setWasOffline(false);
    onReturn();
  }, [isBack]);

  const text = offline ? words.offline : words[state === 'again' ? 'again' : 'failed'];
  const button = (
    <Button variant="secondary" busy={state === 'trying'} onClick={() => void tryAgain()}>
      {state === 'trying' ? 'Trying again …' : 'Try again'}
    </Button>
  );
  if (isPage) {
    return (
      <PageNotice>
        <div role="alert">
          <ReturnToSender title={title} action={button}>
            <p>{text}</p>
          </ReturnToSender>
        </div>
      </PageNotice>
    );
  }
  return (
    <section className={styles.notice} role="alert">
      <p className={styles.stamp} aria-hidden="true">
        {title}
      </p>
      <p className={styles.text}>{text}</p>
      {button}
    </section>
  );
}
