import { Button, TextField } from '@shop/ui';
import { useState } from 'react';
import type { ProductDetail } from '../../../api/types';
import { Dialog, fieldsOf, RequestKey } from '../../../parts/form';
import { counted } from '../../../parts/text';
import { useSetOptionsMutation } from '../api';
import styles from './variants.module.css';

/** Maximum number of options of a product. */
const MAX_OPTIONS = 3;

interface OptionText {
  readonly name: string;
  /** Separated by commas. */
  readonly values: string;
}

const textsOf = ({ options = [] }: ProductDetail): OptionText[] => [
  ...options.map(({ name, values }) => ({ name, values: values.join(', ') })),
  ...(options.length === 0 ? [{ name: '', values: '' }] : []),
];

const partsOf = (values: string) => values.split(',').flatMap((value) => value.trim() || []);

interface OptionsDialogProps {
  readonly open: boolean;
  readonly product: ProductDetail;
  readonly onClose: () => void;
  /** Called with the number of variants. */
  readonly onSaved: (variants: number) => void;
}

/** Sets the options of a product. Saving generates a variant for each new combination of their values. */
export function OptionsDialog(props: OptionsDialogProps) {
  // Mounted for each opening, so that it starts with the stored options.
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ open, product, onClose, onSaved }: OptionsDialogProps) {
  const [opened] = useState(product);
  const [options, setOptions] = useState(() => textsOf(product));
  const [saveOptions, { isLoading, error }] = useSetOptionsMutation();
  const filled = options.filter(({ name, values }) => name.trim() !== '' || partsOf(values).length > 0);
  const combinations = filled.reduce((count, { values }) => count * partsOf(values).length, 1);
  const set = (index: number, change: Partial<OptionText>) =>
    setOptions(options.map((option, place) => (place === index ? { ...option, ...change } : option)));
  const save = async (form: HTMLFormElement) => {
    const { data } = await saveOptions({
      id: opened.id,
      version: opened.version,
      key: fieldsOf(form, 'key').key,
      options: filled.map(({ name, values }) => ({ name, values: partsOf(values) })),
    });
    if (data) onSaved(data.data.variants?.length ?? 0);
  };
  return (
    <Dialog
      open={open}
      title="Options"
      confirm={filled.length === 0 ? 'Save without options' : `Save ${counted(combinations, 'combination')}`}
      busy={isLoading}
      error={error}
      onClose={onClose}
      onConfirm={(form) => void save(form)}
    >
      <p>
        Each combination of values is a variant with its own code, price, stock and photos. New variants start
        at the price of the product and without stock.
      </p>
      <RequestKey />
      {options.map(({ name, values }, index) => (
        <fieldset key={index} className={styles.option}>
          <legend>{`Option ${index + 1}`}</legend>
          <TextField
            label="Name"
            name={`name-${index}`}
            hint="For example Colour"
            value={name}
            required={values !== ''}
            maxLength={30}
            autoComplete="off"
            onChange={({ target }) => set(index, { name: target.value })}
          />
          <TextField
            label="Values"
            name={`values-${index}`}
            hint="Separated by commas"
            value={values}
            required={name !== ''}
            maxLength={1500}
            autoComplete="off"
            onChange={({ target }) => set(index, { values: target.value })}
          />
          <Button
            variant="quiet"
            aria-label={`Remove option ${index + 1}`}
            onClick={() => setOptions(options.filter((_option, place) => place !== index))}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      {options.length < MAX_OPTIONS && (
        <div>
          <Button variant="secondary" onClick={() => setOptions([...options, { name: '', values: '' }])}>
            Add option
          </Button>
        </div>
      )}
    </Dialog>
  );
}
