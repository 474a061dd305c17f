import { shipping } from '@shop/config';
import { allStates } from '@shop/config/delivery';
import { Button } from '@shop/ui';
import { useMay } from '../../app/session';
import { FormFailure } from '../../parts/form';
import { Failure } from '../../parts/states';
import { useChangeDeliverySettingMutation, useGetDeliverySettingQuery } from './api';
import styles from './delivery.module.css';

/** The states that shoppers can choose in an address: the default list, or all of India. */
export function OfferedStates() {
  const { data: setting, error, refetch } = useGetDeliverySettingQuery();
  const [change, changing] = useChangeDeliverySettingMutation();
  const mayEdit = useMay('keep');
  const defaults = shipping.states.length;
  if (error !== undefined && !setting)
    return <Failure what="The list of states" error={error} retry={refetch} />;
  return (
    <section className={styles.section} aria-labelledby="states">
      <h2 id="states">States in addresses</h2>
      {setting && (
        <>
          <p role="status">
            {setting.allStates
              ? `The checkout and the address book offer all ${allStates.length} states and union territories.`
              : `The checkout and the address book offer ${defaults} states: ${shipping.states.join(', ')}.`}
          </p>
          {mayEdit && (
            <div>
              <Button
                variant="secondary"
                busy={changing.isLoading}
                onClick={() => void change({ allStates: !setting.allStates })}
              >
                {setting.allStates
                  ? `Offer the ${defaults} default states`
                  : 'Offer all states and territories'}
              </Button>
            </div>
          )}
        </>
      )}
      <FormFailure error={changing.error} />
    </section>
  );
}
