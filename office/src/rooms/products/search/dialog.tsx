import { TextAreaField, TextField } from '@shop/ui';
import { useState } from 'react';
import type { SearchSynonym, SynonymGroup } from '../../../api/types';
import { Dialog, fieldsOf } from '../../../parts/form';
import { useAddSynonymsMutation, useChangeSynonymsMutation, useRemoveSynonymsMutation } from './api';

/** A change of the synonyms that a staff member confirms. */
export type SynonymChange =
  | { readonly kind: 'add'; readonly phrases: readonly string[] }
  | { readonly kind: 'edit' | 'remove'; readonly group: SearchSynonym };

/** "diary, डायरी" becomes two phrases. */
const phrasesIn = (text: string) =>
  text
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);

function readGroup(form: HTMLFormElement): SynonymGroup {
  const { phrases, finds } = fieldsOf(form, 'phrases', 'finds');
  const found = phrasesIn(finds);
  return { phrases: phrasesIn(phrases), finds: found.length > 0 ? found : null };
}

function Fields({
  phrases,
  finds,
}: {
  readonly phrases: readonly string[];
  readonly finds: readonly string[] | null;
}) {
  return (
    <>
      <TextAreaField
        label="Words or phrases"
        name="phrases"
        hint="Separated by commas, in any script: diary, planner, डायरी"
        required
        rows={3}
        defaultValue={phrases.join(', ')}
      />
      <TextField
        label="Also find (optional)"
        name="finds"
        hint="If empty, the words above find each other. Otherwise they also find these, which do not find them."
        defaultValue={finds?.join(', ') ?? ''}
      />
    </>
  );
}

const texts = {
  add: ['Add synonyms', 'Add'],
  edit: ['Change synonyms', 'Save'],
  remove: ['Remove these synonyms?', 'Remove'],
} as const;

interface SynonymDialogProps {
  /** Null while the dialog is closed. */
  readonly change: SynonymChange | null;
  readonly onClose: () => void;
}

/** Adds, changes or removes a group of synonyms. */
export function SynonymDialog({ change, onClose }: SynonymDialogProps) {
  // Keeps the texts while the dialog closes.
  const [last, setLast] = useState<SynonymChange>({ kind: 'add', phrases: [] });
  const [state, setState] = useState<{ readonly busy: boolean; readonly error?: unknown }>({ busy: false });
  if (change && change !== last) {
    setLast(change);
    setState({ busy: false });
  }
  const [add] = useAddSynonymsMutation();
  const [edit] = useChangeSynonymsMutation();
  const [remove] = useRemoveSynonymsMutation();

  const send = (form: HTMLFormElement) => {
    if (last.kind === 'add') return add(readGroup(form));
    const { id } = last.group;
    return last.kind === 'edit' ? edit({ id, ...readGroup(form) }) : remove(id);
  };

  const [title, confirm] = texts[last.kind];
  return (
    <Dialog
      open={change !== null}
      title={title}
      confirm={confirm}
      busy={state.busy}
      error={state.error}
      onClose={onClose}
      onConfirm={async (form) => {
        setState({ busy: true });
        const { error } = await send(form);
        setState({ busy: false, error });
        if (error === undefined) onClose();
      }}
    >
      {last.kind === 'remove' ? (
        <p>
          <span>{last.group.phrases.join(', ')}</span>
        </p>
      ) : (
        <Fields key={groupOf(last).phrases.join()} {...groupOf(last)} />
      )}
    </Dialog>
  );
}

const groupOf = (change: SynonymChange) =>
  change.kind === 'add' ? { phrases: change.phrases, finds: null } : change.group;
