import { shopApi } from '@shop/api-client';
import { change, endpoint, get, post, type ShowChange } from '@shop/api-client/endpoint';
import { paths } from '@shop/config';
import type { OwnAlert } from '@shop/contracts';
import { Button, Spinner } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import styles from './alerts.module.css';

const readingApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shows no toast, because the section shows that they could not be read. */
    getOwnAlerts: build.query(endpoint(() => get('/user/alerts'), { silent: true })),
  }),
});

const showStopped: ShowChange<string, { readonly data: readonly OwnAlert[] }> = (dispatch, { data }) => {
  if (data) dispatch(readingApi.util.updateQueryData('getOwnAlerts', undefined, () => [...data.data]));
};

const { useGetOwnAlertsQuery, useStopAlertMutation } = readingApi.injectEndpoints({
  endpoints: (build) => ({
    stopAlert: build.mutation(
      change((id: string) => post('/user/alerts/{id}/stop', { path: { id } }), showStopped),
    ),
  }),
});

const occasions = { stock: 'when it is back', price: 'when the price drops' } as const;

/** The product alerts of a signed-in shopper, each with a button that stops it. */
export function ProductAlerts(): ReactNode {
  const { data, isError, refetch } = useGetOwnAlertsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [stop, { isLoading }] = useStopAlertMutation();
  const [stopped, setStopped] = useState('');
  const onStop = async ({ id, title }: OwnAlert) => {
    setStopped('');
    const { error } = await stop(id);
    if (!error) setStopped(t('We will no longer email you about {title}.', { title }));
  };
  return (
    <section className={styles.section} aria-labelledby="product-alerts">
      <h2 id="product-alerts" className={styles.title}>
        {t('Emails about products')}
      </h2>
      {!data && !isError && <Spinner label={t('Loading your emails about products')} />}
      {!data && isError && (
        <p role="alert">
          {t('Your emails about products could not be loaded.')}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </p>
      )}
      {data?.length === 0 && <p>{t('You have not requested emails about any product.')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((alert) => (
            <li key={alert.id} className={styles.alert}>
              <span>
                <Link to={paths.product(alert.slug)}>{markLanguage(alert.title)}</Link>{' '}
                <span>{t(occasions[alert.kind])}</span>
                {!alert.confirmed && <span>{t(': please confirm with the link in our email')}</span>}
              </span>
              <Button
                variant="quiet"
                busy={isLoading}
                aria-label={t('Stop: {title}', { title: alert.title })}
                onClick={() => void onStop(alert)}
              >
                {t('Stop')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status">{stopped}</p>
    </section>
  );
}
