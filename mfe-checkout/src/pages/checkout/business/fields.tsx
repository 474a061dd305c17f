import { classNames, TextField } from '@shop/ui';
import { t } from '../../../messages';
import type { BuyerField, BuyerForm } from './buyer';
import styles from './fields.module.css';

interface BusinessFieldsProps {
  readonly form: BuyerForm;
  readonly errorOf: (field: BuyerField) => string | undefined;
  /** Called with each typed value. */
  readonly onEdit: (field: BuyerField, value: string) => void;
  readonly className: string | undefined;
}

/** GSTIN and company of a shopper who buys for a business. Renders nothing if the shop does not offer them. */
export function BusinessFields({ form, errorOf, onEdit, className }: BusinessFieldsProps) {
  if (!form.isOffered) return null;
  const { isOpen, gstin, companyName } = form.typed;
  return (
    <details
      className={classNames(styles.business, className)}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) form.edit({ isOpen: currentTarget.open });
      }}
    >
      <summary>{t('I am buying for a business')}</summary>
      <div className={styles.fields}>
        <p className={styles.wide}>
          {t(
            'Your company and its 15-character GSTIN will appear on the invoice. Close this section to buy without them.',
          )}
        </p>
        <TextField
          name="gstin"
          label="GSTIN"
          value={gstin}
          error={errorOf('gstin')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => onEdit('gstin', event.target.value)}
        />
        <TextField
          name="companyName"
          label={t('Company name')}
          value={companyName}
          error={errorOf('companyName')}
          autoComplete="organization"
          onChange={(event) => onEdit('companyName', event.target.value)}
        />
        <p role="status" className={classNames(styles.wide, styles.note)}>
          {form.note !== null && <span key={form.note}>{form.note}</span>}
        </p>
      </div>
    </details>
  );
}
