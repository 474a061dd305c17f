import { paths } from '@shop/config';
import { isApiFailure } from '@shop/contracts';
import { Button, ButtonLink, PageHeading, ReturnToSender, Spinner, useHydrating } from '@shop/ui';
import { useLocation, useParams } from 'react-router-dom';
import { t } from '../../messages';
import { useGetPlacedOrderQuery } from '../../features/order-api';
import { InvoiceSheet, PrintInvoice } from '../../features/invoice';
import styles from './order-invoice.module.css';

/** The invoice of an order. Like the order's page, it opens with the session or with a link's key. */
export function OrderInvoicePage() {
  const hydrating = useHydrating();
  return <div className={styles.page}>{hydrating ? <Loading /> : <Invoice />}</div>;
}

const Loading = () => <Spinner label={t('Loading your invoice')} />;

function Invoice() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const key = hash.slice(1) || undefined;
  // Fetched on every visit, because a credit note may have been added.
  const {
    currentData: order,
    error,
    isFetching,
    refetch,
  } = useGetPlacedOrderQuery({ publicId: id, key }, { refetchOnMountOrArgChange: true });
  const back = (
    <ButtonLink variant="secondary" to={paths.order(id, key)}>
      {t('Your order')}
    </ButtonLink>
  );
  if (order?.invoice) {
    return (
      <>
        <PageHeading
          eyebrow={t('Order {orderNumber}', { orderNumber: order.orderNumber })}
          title={t('Invoice')}
        >
          <div className={styles.actions}>
            <PrintInvoice />
            {back}
          </div>
        </PageHeading>
        <InvoiceSheet order={order} invoice={order.invoice} shown />
      </>
    );
  }
  if (order || (isApiFailure(error) && (error.status === 404 || error.status === 400))) {
    return (
      <ReturnToSender title={t('There is no invoice to show here')} action={back}>
        <p>
          {t(
            'An order has an invoice once it is paid. Open it with the link in the order’s email, or in your account.',
          )}
        </p>
      </ReturnToSender>
    );
  }
  if (!error || isFetching) return <Loading />;
  return (
    <ReturnToSender
      title={t('Your invoice could not be loaded')}
      action={<Button onClick={() => void refetch()}>{t('Try again')}</Button>}
    >
      <p>{t('It is safe with us, and appears here when you are back online.')}</p>
    </ReturnToSender>
  );
}
