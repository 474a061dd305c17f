import { Button, TextField } from '@shop/ui';
import { useState } from 'react';
import { errorAt, errorBeside } from './field-errors';
import { Dialog, fieldsOf } from './form';

interface AddressDialogProps {
  /** What the URL belongs to, such as `post`. */
  readonly noun: string;
  /** The path up to the slug, such as `/blogs/`. */
  readonly folder: string;
  readonly slug: string;
  /** Saves the new slug. Resolves with the error, or undefined. */
  readonly onSave: (slug: string) => Promise<unknown>;
}

/** A button that changes the address of a page, whose old address then redirects. */
export function AddressDialog({ noun, folder, slug, onSave }: AddressDialogProps) {
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<{ readonly busy: boolean; readonly error?: unknown }>({ busy: false });
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setState({ busy: false });
          setOpen(true);
        }}
      >
        Change URL
      </Button>
      <Dialog
        open={open}
        title="Change URL"
        confirm="Save"
        busy={state.busy}
        error={errorBeside(state.error, ['slug'])}
        onClose={() => setOpen(false)}
        onConfirm={async (form) => {
          setState({ busy: true });
          const error = await onSave(fieldsOf(form, 'slug').slug.trim());
          setState({ busy: false, error });
          if (error === undefined) setOpen(false);
        }}
      >
        <p>{`The current URL of the ${noun} is ${folder}${slug}. It will redirect to the new URL.`}</p>
        <TextField
          key={slug}
          label={`URL after ${folder}`}
          name="slug"
          error={errorAt(state.error, 'slug')}
          required
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          title="Lowercase letters, digits and single hyphens"
          maxLength={120}
          autoComplete="off"
          defaultValue={slug}
        />
      </Dialog>
    </>
  );
}
