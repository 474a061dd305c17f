import { formatRupees } from '@shop/money';
import type { RefundPreview } from '../../../api/types';
import { Facts } from '../../../parts/display';
import { FormFailure } from '../../../parts/form-failure';

/** Below this, in paise, a difference is what rounding to whole rupees takes or gives. */
const RUPEE = 100;

interface RefundSumProps {
  /** Whether no pieces are chosen. */
  readonly none: boolean;
  readonly sum: RefundPreview | undefined;
  readonly error: unknown;
}

/** What a refund comes to, as the server says; read out as it changes. */
export function RefundSum({ none, sum, error }: RefundSumProps) {
  const other = Math.abs(sum?.roundingPaise ?? 0) < RUPEE ? 'Rounded' : 'Refunded before';
  return (
    <>
      <div role="status">
        {none && <p>Nothing is chosen yet.</p>}
        {!none && !sum && error === undefined && <p>Working out what it comes to …</p>}
        {sum && (
          <Facts
            facts={[
              ['Pieces', formatRupees(sum.goodsPaise)],
              ['GST', formatRupees(sum.taxPaise)],
              ...(sum.roundingPaise === 0 ? [] : [[other, formatRupees(sum.roundingPaise)] as const]),
              ['Goes back', <strong key="sum">{formatRupees(sum.amountPaise)}</strong>],
            ]}
          />
        )}
      </div>
      <FormFailure error={sum ? undefined : error} />
    </>
  );
}
