import { ButtonLink } from '@shop/ui';
import { useState } from 'react';
import { ImportPage } from '../../parts/import-page';
import { Failure } from '../../parts/states';
import { counted } from '../../parts/text';
import { useGetPinRulesQuery, useImportPinRulesMutation, useCheckPinRulesMutation } from './api';

const rules = (count: number) => counted(count, 'rule', 'rules');

/** Imports PIN rules from a CSV file. */
export function ImportPinRulesPage() {
  const { data, error, refetch } = useGetPinRulesQuery();
  /** The current version when the file was chosen. */
  const [seen, setSeen] = useState<number | null>(null);
  const [checkRules, check] = useCheckPinRulesMutation();
  const [importRules, done] = useImportPinRulesMutation();
  return (
    <ImportPage
      title="Import PIN rules"
      parent={{ to: '/delivery', label: 'PIN rules' }}
      isReady={data !== undefined}
      check={check}
      done={done}
      onCheck={({ file, csv }) => {
        const current = data?.versions.find(({ isCurrent }) => isCurrent)?.number ?? null;
        setSeen(current);
        return checkRules({ file, csv, seen: current });
      }}
      onImport={(file) => importRules({ ...file, seen })}
      outcome={(found) => rules(found.rules)}
      action={(found) => `Import ${rules(found.rules)}`}
      message={({ version, rules: count }) => `Version ${version} is current, with ${rules(count)}.`}
      next={() => <ButtonLink to="/delivery">Go to PIN rules</ButtonLink>}
    >
      <>
        <p>
          Choose a CSV file with a row for each range of PIN codes. Its columns are from, to, zone, city,
          state, serviceable (yes or no), min_days, max_days and cod (yes or no); city, state and cod are
          optional. A single PIN code needs no value in “to”. The shop does not deliver to PIN codes without a
          row. Either all rows are imported or none, as a new version that replaces the current one.
        </p>
        {error !== undefined && <Failure what="PIN rules" error={error} retry={refetch} />}
      </>
    </ImportPage>
  );
}
