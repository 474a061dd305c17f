import { TextAreaField, TextField } from '@shop/ui';
import type { SearchSynonym, SynonymGroup } from '../../../api/types';
import { ChangeDialog } from '../../../parts/change-dialog';
import { fieldsOf } from '../../../parts/form';
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
        hint="Leave empty for two-way synonyms. With words here, searches for the words above also find these, but not the other way round."
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

const initial: SynonymChange = { kind: 'add', phrases: [] };

const groupOf = (change: SynonymChange) =>
  change.kind === 'add' ? { phrases: change.phrases, finds: null } : change.group;

/** Adds, changes or removes a group of synonyms. */
export function SynonymDialog({ change, onClose }: SynonymDialogProps) {
  const [add] = useAddSynonymsMutation();
  const [edit] = useChangeSynonymsMutation();
  const [remove] = useRemoveSynonymsMutation();
  const send = (sent: SynonymChange, form: HTMLFormElement) => {
    if (sent.kind === 'add') return add(readGroup(form));
    const { id } = sent.group;
    return sent.kind === 'edit' ? edit({ id, ...readGroup(form) }) : remove(id);
  };
  return (
    <ChangeDialog {...{ change, initial, texts, send, onClose }}>
      {(shown) => {
        const { phrases, finds } = groupOf(shown);
        if (shown.kind !== 'remove') return <Fields key={phrases.join()} phrases={phrases} finds={finds} />;
        return (
          <p>
            <span>{phrases.join(', ')}</span>
          </p>
        );
      }}
    </ChangeDialog>
  );
}
