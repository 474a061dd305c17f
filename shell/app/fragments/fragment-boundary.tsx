import { t } from '@shop/config/messages';
import { Button, ReturnToSender } from '@shop/ui';
import { Component, type ErrorInfo, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useConnection } from '../offline/connection';
import fragmentUnavailableStyles from './fragment-unavailable.module.css';
import styles from './page-notice.module.css';

/** An error page: with margins, and tall enough to keep the footer at the bottom. */
export function PageNotice({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

interface FragmentUnavailableProps {
  /** Requests the fragment again. Resolves with false when it fails again; otherwise the fragment replaces this component. */
  readonly retry: () => Promise<boolean>;
  /** True when the fragment is the whole page, so that a title is shown too. */
  readonly isPage?: boolean;
}

const title = 'Delayed in post';

const messages = {
  failed: 'This part of the shop could not be loaded just now. Everything else is open.',
  offline:
    'This part of the shop could not be loaded without a network. It loads automatically when you are back online.',
  again: 'It could not be loaded this time either. Everything else is open; try again in a moment.',
} as const;

/**
 * Shown in place of a remote's fragment that could not be loaded. "Try again" retries without a reload, and it retries
 * automatically when the network is back.
 */
export function FragmentUnavailable({ retry, isPage = false }: FragmentUnavailableProps) {
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

  const text = offline ? messages.offline : messages[state === 'again' ? 'again' : 'failed'];
  const button = (
    <Button variant="secondary" busy={state === 'trying'} onClick={() => void tryAgain()}>
      {t(state === 'trying' ? 'Trying again …' : 'Try again')}
    </Button>
  );
  if (isPage) {
    return (
      <PageNotice>
        <div role="alert">
          <ReturnToSender title={t(title)} action={button}>
            <p>{t(text)}</p>
          </ReturnToSender>
        </div>
      </PageNotice>
    );
  }
  return (
    <section className={fragmentUnavailableStyles.notice} role="alert">
      <p className={fragmentUnavailableStyles.stamp} aria-hidden="true">
        {t(title)}
      </p>
      <p className={fragmentUnavailableStyles.text}>{t(text)}</p>
      {button}
    </section>
  );
}

interface Props {
  readonly fallback: (retry: () => Promise<boolean>) => ReactNode;
  /** Requests the fragment again. Resolves with false when it fails again. */
  readonly onRetry: () => Promise<boolean>;
  readonly onError: (error: unknown, info: ErrorInfo) => void;
  readonly children: ReactNode;
}

/** The error boundary of a fragment. The rest of the page keeps working, and the fragment can be retried. */
export class FragmentBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError(error, info);
  }

  private readonly retry = async (): Promise<boolean> => {
    const isThere = await this.props.onRetry();
    if (isThere) this.setState({ failed: false });
    return isThere;
  };

  /** Renders the fragment again: the version that failed was replaced. */
  clear(): void {
    this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
