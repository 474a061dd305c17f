import { t } from '@shop/config/messages';

/** States that GST is added to a price, with the same text everywhere. */
export function PlusGst() {
  return <small>{t('+ GST')}</small>;
}

/** States that a price includes GST. */
export function InclGst() {
  return <small>{t('incl. GST')}</small>;
}
