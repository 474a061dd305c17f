import { selectOnline } from '@shop/api-client/connection';
import { useShopSelector } from '@shop/store';
import { Button, ReturnToSender } from '@shop/ui';
import type { ReactNode } from 'react';
import { t } from '../messages';

interface TextUnavailableProps {
  readonly title: string;
  readonly retry: () => void;
  /** 1 when this is the whole page, 2 below a title. */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
}

/**
 * Shown if a text could not be loaded, because of the server or because the shopper is offline. When the connection
 * is back, the shell refetches everything.
 */
export function TextUnavailable({ title, retry, level, children }: TextUnavailableProps) {
  const online = useShopSelector(selectOnline);
  return (
    <ReturnToSender title={title} level={level} action={<Button onClick={retry}>{t('Try again')}</Button>}>
      {online ? children : <p>{t('You are offline. This page loads as soon as you are back online.')}</p>}
    </ReturnToSender>
  );
}
