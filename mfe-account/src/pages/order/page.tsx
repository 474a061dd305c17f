import { paths } from '@shop/config';
import { formatDate } from '@shop/config/dates';
import { langOfEnglish } from '@shop/config/messages';
import { isApiFailure, type OrderPage as OrderPageData } from '@shop/contracts';
import { selectSessionUser, useShopSelector } from '@shop/store';
import {
  Button,
  ButtonLink,
  PageHeading,
  ReceiptIcon,
  ReturnToSender,
  Spinner,
  useHydrating,
} from '@shop/ui';
import { useLocation, useParams } from 'react-router-dom';
import { t } from '../../messages';
import account from '../../features/account-page.module.css';
import { orderStateLabel } from '../../features/order-state-label';
import { StatusMessage, useStatusMessage } from '../../features/status-message';
import { CancelOrder, ReturnOrder } from './actions';
import { CashOnDelivery } from './cash';
import { OrderContents } from './contents';
import { useGetOrderPageQuery, type OrderRef } from './data';
import { OrderExchanges } from './exchanges';
import styles from './order.module.css';
import { OrderParcels } from './parcels';
import { OrderTimeline } from './timeline';

interface OrderViewProps {
  readonly page: OrderPageData;
  readonly order: OrderRef;
}

/** An order with its timeline, its contents and its actions. */
function OrderView({ page, order }: OrderViewProps) {
  const { order: placed, timeline, parcels, exchanges, exchangeOptions, canCancel, canReturn } = page;
  const { announce, status } = useStatusMessage();
  return (
    <div className={styles.order}>
      <div className={styles.top}>
        <PageHeading
          eyebrow={formatDate(placed.createdAt)}
          title={
            <span>
              {t('Order')} <span className={styles.number}>{placed.orderNumber}</span>
            </span>
          }
        >
          <p className={styles.states}>
            {placed.status !== 'unconfirmed' && <span className={styles.placed}>{t('Order Placed')}</span>}
            <span className={styles.state}>{orderStateLabel(placed.status, placed.cod !== undefined)}</span>
          </p>
        </PageHeading>
        <div className={styles.actions}>
          {placed.invoice && (
            <ButtonLink variant="secondary" to={paths.orderInvoice(order.publicId, order.key)}>
              <ReceiptIcon aria-hidden="true" />
              {t('Invoice')}
            </ButtonLink>
          )}
          {canCancel && (
            <CancelOrder order={order} cod={placed.cod} onDone={() => announce(t('Order cancelled.'))} />
          )}
          {canReturn && (
            <ReturnOrder
              order={order}
              options={exchangeOptions}
              onDone={() => announce(t('We received your request and will answer by email.'))}
            />
          )}
        </div>
      </div>
      <StatusMessage status={status} />
      <CashOnDelivery
        order={placed}
        page={order}
        onConfirmed={() => announce(t('Your order is confirmed.'))}
      />
      <div className={styles.columns}>
        <div className={styles.side}>
          <OrderTimeline timeline={timeline} cod={placed.cod} />
          {exchanges && <OrderExchanges exchanges={exchanges} />}
          {parcels && <OrderParcels parcels={parcels} />}
        </div>
        <OrderContents order={placed} />
      </div>
    </div>
  );
}

/** Shown if the order does not exist or belongs to another shopper; the page does not reveal which. */
function NoSuchOrder({ message }: { readonly message: string }) {
  const user = useShopSelector(selectSessionUser);
  const action = user ? (
    <ButtonLink to={paths.profile}>{t('Your orders')}</ButtonLink>
  ) : (
    <ButtonLink to={paths.login}>{t('Sign In')}</ButtonLink>
  );
  return (
    <ReturnToSender title={t("We can't show this order")} action={action}>
      <p lang={langOfEnglish()}>{message}</p>
      <p>
        {t(
          'Open an order with the complete link in its email, in the browser that placed it, or in your account.',
        )}
      </p>
    </ReturnToSender>
  );
}

/** The order page. */
export function OrderPage() {
  const hydrating = useHydrating();
  return (
    <div className={account.page}>
      {hydrating ? <Spinner label={t('Loading your order')} /> : <FetchedOrder />}
    </div>
  );
}

/** The key of an emailed link is in the fragment, which browsers do not send to servers. */
function FetchedOrder() {
  const { id = '' } = useParams();
  const { hash } = useLocation();
  const order = { publicId: id, key: hash.slice(1) || undefined };
  const { currentData: data, error, isFetching, refetch } = useGetOrderPageQuery(order);
  if (data) return <OrderView page={data} order={order} />;
  if (isApiFailure(error) && (error.status === 404 || error.status === 400))
    return <NoSuchOrder message={error.message} />;
  if (!error || isFetching) return <Spinner label={t('Loading your order')} />;
  return (
    <ReturnToSender
      title={t('Your order could not be loaded')}
      action={<Button onClick={() => void refetch()}>{t('Try again')}</Button>}
    >
      <p>{t('It is safe with us, and appears here when you are back online.')}</p>
    </ReturnToSender>
  );
}
