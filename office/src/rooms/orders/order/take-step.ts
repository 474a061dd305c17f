import type { OrderAction } from '../../../api/types';
import type { OfficeStore } from '../../../app/store';
import { fieldsOf } from '../../../parts/fields-of';
import { ordersApi } from '../api';

/** What moves an order on; a note and a refund of pieces do not. */
export type Step = Exclude<OrderAction, 'note' | 'refund'>;

/** Sends a step with the fields of its dialog. Resolves with what was wrong; undefined when it is taken. */
export async function takeStep(
  dispatch: OfficeStore['dispatch'],
  step: Step,
  id: string,
  form: HTMLFormElement,
): Promise<unknown> {
  const { packOrder, shipOrder, deliverOrder, cancelOrder, returnOrder } = ordersApi.endpoints;
  switch (step) {
    case 'pack':
      return (await dispatch(packOrder.initiate({ id }))).error;
    case 'ship': {
      const parcel = fieldsOf(form, 'courier', 'trackingNumber');
      return (await dispatch(shipOrder.initiate({ id, ...parcel }))).error;
    }
    case 'deliver':
      return (await dispatch(deliverOrder.initiate({ id }))).error;
    case 'cancel':
      return (await dispatch(cancelOrder.initiate({ id, ...fieldsOf(form, 'reason') }))).error;
    case 'return': {
      const { reason, restock } = fieldsOf(form, 'reason', 'restock');
      return (await dispatch(returnOrder.initiate({ id, reason, restock: restock === 'yes' }))).error;
    }
  }
}
