import { endpoint, get } from '@shop/api-client/endpoint';
import { type ReactNode, useId } from 'react';
import { officeApi } from '../../api/office-api';
import { useMay } from '../../app/session';
import { PageTitle } from '../../parts/display';
import { Failure, Waiting } from '../../parts/states';
import { formatMoment } from '../../parts/text';
import styles from './room.module.css';
import { DisputeTable, MismatchTable, SettlementTable } from './tables';

const settlementApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getSettlements: build.query({ ...endpoint(() => get('/staff/settlements')), providesTags: ['orders'] }),
  }),
});

export const { useGetSettlementsQuery } = settlementApi;

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The payment provider's settlements, mismatches with the shop's payments, and disputes. */
export function SettlementsRoom() {
  const { data, error, refetch } = useGetSettlementsQuery();
  const mayExport = useMay('keep');
  return (
    <>
      <PageTitle title="Settlements">
        {mayExport && data && data.settlements.length > 0 && (
          <a href="/api/v1/staff/settlements/export" download>
            Export as CSV
          </a>
        )}
      </PageTitle>
      {error !== undefined && (
        <Failure what={data ? 'The latest list' : 'The list'} error={error} retry={refetch} />
      )}
      {!data && error === undefined && <Waiting label="Loading settlements…" />}
      {data && (
        <div className={styles.room}>
          <p>
            {data.readTo === null
              ? 'Settlements have not been read yet. The shop reads them every six hours if the payment provider reports them.'
              : `Read from the payment provider on ${formatMoment(data.readTo)}.`}
          </p>
          <Section title="Mismatches">
            {data.mismatches.length === 0 ? (
              <p>
                {data.readTo === null
                  ? 'Nothing has been compared yet.'
                  : 'All settlements match the shop’s payments.'}
              </p>
            ) : (
              <MismatchTable rows={data.mismatches} />
            )}
          </Section>
          <Section title="Disputes">
            {data.disputes.length === 0 ? (
              <p>No disputes.</p>
            ) : (
              <>
                <p>Respond to open disputes in the payment provider’s dashboard.</p>
                <DisputeTable rows={data.disputes} />
              </>
            )}
          </Section>
          <Section title="Transfers">
            {data.settlements.length === 0 ? (
              <p>No settlements yet.</p>
            ) : (
              <SettlementTable rows={data.settlements} />
            )}
          </Section>
        </div>
      )}
    </>
  );
}
