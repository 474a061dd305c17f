import { shopApi } from '@shop/api-client';
import { change, endpoint, get, post, type ShowChange } from '@shop/api-client/endpoint';
import { paths } from '@shop/config';
import { langOfEnglish } from '@shop/config/messages';
import type { OwnConsents, OwnConsentsChange } from '@shop/contracts';
import { Button } from '@shop/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import styles from './consents.module.css';

const readingApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null in a shop that stopped asking. Shows no toast, because the section shows that it could not be read. */
    getOwnConsents: build.query(endpoint(() => get('/user/consents'), { silent: true, nullOn: 404 })),
  }),
});

const showSaved: ShowChange<OwnConsentsChange, { readonly data: OwnConsents }> = (dispatch, { data }) => {
  if (data) dispatch(readingApi.util.updateQueryData('getOwnConsents', undefined, () => data.data));
};

const { useGetOwnConsentsQuery, useChangeOwnConsentsMutation } = readingApi.injectEndpoints({
  endpoints: (build) => ({
    changeOwnConsents: build.mutation(
      change((body: OwnConsentsChange) => post('/user/consents', { body }), showSaved),
    ),
  }),
});

/** The optional purposes of a signed-in shopper, a switch each, and a new notice until it is dismissed. */
export function ConsentSettings() {
  const {
    data: consents,
    isError,
    refetch,
  } = useGetOwnConsentsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [save, { isLoading }] = useChangeOwnConsentsMutation();
  const [saved, setSaved] = useState('');
  if (!consents && !isError) return null;

  const send = async (changes: OwnConsentsChange['changes'], done: string) => {
    setSaved('');
    const { data } = await save({ version: consents?.version ?? 0, changes });
    if (data) setSaved(done);
  };
  return (
    <section className={styles.section} aria-labelledby="consents">
      <h2 id="consents" className={styles.title}>
        {t('Your data')}
      </h2>
      {!consents && (
        <p role="alert">
          {t('Your choices could not be loaded.')}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </p>
      )}
      {consents && (
        <>
          {consents.isNew && (
            <div className={styles.panel}>
              <p>
                <strong>{t('New: how we use your data.')}</strong>{' '}
                <span lang={langOfEnglish()}>{consents.necessary}</span>{' '}
                {t('The choices below are yours, and stay off unless you turn them on.')}
              </p>
              <Button variant="quiet" busy={isLoading} onClick={() => void send([], '')}>
                {t('Close this notice')}
              </Button>
            </div>
          )}
          {consents.optional.map(({ id, label, given }) => (
            <label key={id} className={styles.choice}>
              <input
                type="checkbox"
                role="switch"
                className={styles.box}
                checked={given}
                disabled={isLoading}
                onChange={() => void send([{ id, given: !given }], t(given ? 'Turned off.' : 'Turned on.'))}
              />
              <span lang={langOfEnglish()}>{label}</span>
            </label>
          ))}
          <p role="status" className={styles.status}>
            {saved}
          </p>
          <details>
            <summary className={styles.more}>{t('Your choice and your rights')}</summary>
            <p>
              <span lang={langOfEnglish()}>{consents.rights}</span>{' '}
              <Link to={paths.privacyPolicy}>{t('Privacy policy')}</Link>
            </p>
          </details>
        </>
      )}
    </section>
  );
}
