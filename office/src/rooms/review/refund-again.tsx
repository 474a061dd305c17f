import { Button, VisuallyHidden } from '@shop/ui';
import { useMay } from '../../app/me-context';
import { FormFailure } from '../../parts/form-failure';
import { Notice } from '../../parts/notice';
import { useRefundAgainMutation } from './review-api';

interface RefundAgainProps {
  readonly id: string;
  readonly number: string;
}

/** Has the shop try the open refunds of an order again. It is asked once for one payment, so that this needs no second thought. */
export function RefundAgain({ id, number }: RefundAgainProps) {
  const mayRefund = useMay('keep');
  const [refundAgain, { isLoading, isSuccess, error }] = useRefundAgainMutation();
  if (!mayRefund) return null;
  return (
    <div>
      <Notice>{isSuccess && 'It is tried again within a minute.'}</Notice>
      <FormFailure error={error} />
      <Button variant="secondary" busy={isLoading} onClick={() => void refundAgain(id)}>
        Try the refund again <VisuallyHidden>{`of ${number}`}</VisuallyHidden>
      </Button>
    </div>
  );
}
