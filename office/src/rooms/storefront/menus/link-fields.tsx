import { TextField } from '@shop/ui';
import { errorAt } from '../../../parts/field-errors';
import { readablePath } from '../kinds';

/** A link to a page of the shop. */
export interface LinkRow {
  readonly label: string;
  readonly to: string;
}

interface LinkFieldsProps {
  /** The row's place in the form, such as `menu.0`, by which the API names its fields. */
  readonly place: string;
  readonly link: LinkRow;
  readonly maxLabel: number;
  readonly error: unknown;
  readonly onChange: (changed: Partial<LinkRow>) => void;
}

/** The label and the address of a link. */
export function LinkFields({ place, link, maxLabel, error, onChange }: LinkFieldsProps) {
  const id = (field: string) => `${place}.${field}`.replaceAll('.', '-');
  return (
    <>
      <TextField
        id={id('label')}
        name={id('label')}
        label="Label"
        error={errorAt(error, `${place}.label`)}
        required
        maxLength={maxLabel}
        autoComplete="off"
        value={link.label}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <TextField
        id={id('to')}
        name={id('to')}
        label="URL"
        error={errorAt(error, `${place}.to`)}
        required
        maxLength={300}
        autoComplete="off"
        placeholder="/collections/stickers/all"
        value={readablePath(link.to)}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </>
  );
}
