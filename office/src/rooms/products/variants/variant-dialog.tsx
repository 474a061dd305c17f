import { discountBp, fromRupees, toRupees } from '@shop/money';
import { SelectField, TextField } from '@shop/ui';
import type { ProductChoices, ProductDetail, StaffVariant } from '../../../api/types';
import { Dialog, fieldsOf } from '../../../parts/form';
import { PicturesField } from '../../../parts/photos/pictures-field';
import { useEditVariantMutation } from '../api';
import { GstField } from '../product/gst-field';
import { HsnField } from '../product/hsn-field';
import { readSalePeriod, SalePeriod } from '../product/sale-period';
import styles from './variants.module.css';

const amount = { type: 'number', min: 0, step: '0.01', inputMode: 'decimal', required: true } as const;

interface VariantDialogProps {
  readonly open: boolean;
  readonly product: ProductDetail;
  readonly variant: StaffVariant;
  readonly choices: ProductChoices;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Changes a variant, except its stock. */
export function VariantDialog({ open, product, variant, choices, onClose, onSaved }: VariantDialogProps) {
  const [editVariant, { isLoading, error }] = useEditVariantMutation();
  const save = async (form: HTMLFormElement) => {
    const fields = fieldsOf(form, 'code', 'rate', 'discount', 'hsn', 'gst', 'weight', 'enabled', 'ownPhotos');
    const { data } = await editVariant({
      id: product.id,
      variantId: variant.id,
      version: variant.version,
      productCode: fields.code.trim() || null,
      ratePaise: fromRupees(Number(fields.rate)),
      discountBp: discountBp(Number(fields.discount)),
      ...readSalePeriod(form),
      hsnCode: fields.hsn.trim() || null,
      gstBp: Number(fields.gst),
      weightGrams: fields.weight === '' ? null : Number(fields.weight),
      enabled: fields.enabled === 'yes',
      photos: JSON.parse(fields.ownPhotos) as string[],
    });
    if (data) onSaved();
  };
  return (
    <Dialog
      open={open}
      title={variant.text}
      confirm="Save"
      busy={isLoading}
      error={error}
      onClose={onClose}
      onConfirm={(form) => void save(form)}
    >
      <div className={styles.grid}>
        <TextField label="Code" name="code" maxLength={60} defaultValue={variant.productCode ?? ''} />
        <SelectField
          label="Status"
          name="enabled"
          id="variant-enabled"
          defaultValue={variant.enabled ? 'yes' : 'no'}
        >
          <option value="yes">On sale</option>
          <option value="no">Turned off</option>
        </SelectField>
        <TextField {...amount} label="Price, ₹" name="rate" defaultValue={toRupees(variant.ratePaise)} />
        <TextField
          {...amount}
          label="Discount, %"
          name="discount"
          max={100}
          defaultValue={variant.discountBp / 100}
        />
        <SalePeriod period={variant} discountName="discount" />
        <GstField
          rates={choices.gstRates}
          stored={variant.gstBp}
          id="variant-gst"
          priced={{ rate: 'rate', discount: 'discount' }}
        />
        <HsnField name="hsn" stored={variant.hsnCode} />
        <TextField
          label="Weight, g"
          name="weight"
          hint={
            product.weightGrams
              ? `Leave empty to use the product’s ${product.weightGrams} g`
              : 'Leave empty to use the product’s weight'
          }
          type="number"
          min={1}
          max={100_000}
          step={1}
          inputMode="numeric"
          defaultValue={variant.weightGrams ?? ''}
        />
      </div>
      <PicturesField
        legend="Photos"
        name="ownPhotos"
        noun="photo"
        pictures={variant.photos}
        elsewhere
        empty="The variant shows the photos of the product."
      />
    </Dialog>
  );
}
