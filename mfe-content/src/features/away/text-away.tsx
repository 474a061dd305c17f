import { Button, ReturnToSender } from '@shop/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useOnline } from './use-online';

interface TextAwayProps {
  readonly title: string;
  /** Asks again. Called by itself when the network comes back. */
  readonly retry: () => void;
  /** 1 when this is the whole screen, 2 below a title. */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

/** A text that could not be fetched: because of us, or because the shopper is offline. */
export function TextAway({ title, retry, level, children }: TextAwayProps) {
  const online = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) retry();
    wasOffline.current = !online;
  }, [online, retry]);

  return (
    <ReturnToSender title={title} level={level} action={<Button onClick={retry}>Try again</Button>}>
      {online ? (
        children
      ) : (
        <p>You are offline. This page is fetched as soon as there is a connection again.</p>
      )}
    </ReturnToSender>
  );
}
