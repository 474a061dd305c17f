import type { BulkResult, ListedOrder } from '../../api/types';
import styles from './list.module.css';

interface BulkOutcomeProps {
  readonly verb: string;
  readonly result: BulkResult;
  /** The orders that were meant. */
  readonly orders: readonly ListedOrder[];
}

/** How many orders took a step together, and why the others did not. */
export function BulkOutcome({ verb, result, orders }: BulkOutcomeProps) {
  const { done, refused } = result;
  const numberOf = (id: string) => orders.find((order) => order.id === id)?.number ?? id;
  return (
    <>
      <p>{`${done.length} ${verb}${refused.length > 0 ? `, ${refused.length} not` : ''}.`}</p>
      {refused.length > 0 && (
        <ul className={styles.refusals}>
          {refused.map(({ id, message }) => (
            <li key={id}>{`${numberOf(id)}: ${message}`}</li>
          ))}
        </ul>
      )}
    </>
  );
}
