import type { PageRelease, PageRemote, StaffRemote, StaffVersions } from '@shop/contracts';
import { Button, SelectField } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import type { PageEvent } from '../../federation/page-events';
import { loadedText, loadTimes, type RemoteRun, runOf, type Timing } from './load-times';
import { addressWith, type Chosen, type StaffPort } from './versions';
import styles from './staff-panel.module.css';

/** Whether this staff browser may choose another version of a remote. */
const hasChoice = ({ choices, chosen, otherwise }: StaffRemote): boolean =>
  chosen !== null || choices.some(({ version }) => version !== otherwise);

const kinds = { live: 'Live', canary: 'Canary', preview: 'Preview' } as const;

interface TimesProps {
  readonly name: string;
  readonly remote: StaffRemote;
  /** The version in the page's release; undefined if the page does not have the remote. */
  readonly loaded: PageRemote | undefined;
  readonly run: RemoteRun;
  readonly timings: readonly Timing[];
  readonly chosen: string;
  readonly onChoose: (version: string) => void;
}

function Times({
  loaded,
  run,
  timings,
}: Pick<TimesProps, 'run' | 'timings'> & { readonly loaded: PageRemote }) {
  const base = loaded.base.replace(`/${loaded.version}/`, `/${run.version}/`);
  const { entry, chunks } = loadTimes(timings, base, loaded.manifest.entry);
  if (!entry && !chunks) return <p className={styles.quiet}>This page has not loaded it yet.</p>;
  return (
    <dl className={styles.times}>
      {entry && (
        <div>
          <dt>Entry</dt>
          <dd>{loadedText(entry)}</dd>
        </div>
      )}
      {chunks && (
        <div>
          <dt>Chunks</dt>
          <dd>{loadedText(chunks)}</dd>
        </div>
      )}
      {run.ms !== null && (
        <div>
          <dt>Loader</dt>
          <dd>{`${Math.round(run.ms)} ms until its code ran`}</dd>
        </div>
      )}
    </dl>
  );
}

/** The running version, its state, and why this browser has it. */
function summary({ remote, loaded, run }: Pick<TimesProps, 'remote' | 'loaded' | 'run'>) {
  const { kind, why } = remote;
  if (!loaded) return { version: null, label: 'Not in this page', why };
  if (run.state === 'lost') {
    return {
      version: run.version,
      label: 'Lost',
      why: 'Neither this version nor a fallback could be loaded.',
    };
  }
  if (run.state === 'fallback') {
    const text = `${loaded.version} did not load in this page, or failed. This fallback runs instead.`;
    return { version: run.version, label: 'Fallback', why: text };
  }
  if (loaded.version !== remote.version) {
    return { version: run.version, label: 'Earlier release', why: 'This page was opened with this version.' };
  }
  return { version: run.version, label: kind === null ? 'Live' : kinds[kind], why };
}

/** A remote: its version in this page, the reason, its load times, and a choice of other versions. */
function RemoteVersion({ name, remote, loaded, run, timings, chosen, onChoose }: TimesProps) {
  const { version, label, why } = summary({ remote, loaded, run });
  const { choices, otherwise } = remote;
  return (
    <section className={styles.remote} aria-label={name}>
      <h3 className={styles.name}>
        <span>{[name, version].filter(Boolean).join(' ')}</span> <span className={styles.kind}>{label}</span>
      </h3>
      <p>{why}</p>
      {loaded && <Times {...{ loaded, run, timings }} />}
      {hasChoice(remote) && (
        <SelectField
          label={`Version of ${name} here`}
          name={name}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{`Default: ${otherwise ?? 'none'}`}</option>
          {choices.map((choice) => (
            <option key={choice.version} value={choice.version}>
              {`${choice.version} (${choice.kind})`}
            </option>
          ))}
        </SelectField>
      )}
    </section>
  );
}

interface ChooseVersionsProps {
  readonly release: PageRelease;
  readonly events: readonly PageEvent[];
  readonly versions: StaffVersions;
  readonly port: StaffPort;
}

function chosenIn({ remotes }: StaffVersions): Chosen {
  return Object.fromEntries(
    Object.entries(remotes).flatMap(([remote, { chosen }]) => (chosen === null ? [] : [[remote, chosen]])),
  );
}

const isSame = (one: Chosen, other: Chosen) =>
  addressWith(one, location.href) === addressWith(other, location.href);

/** The remotes and their versions in this browser, with the versions to choose from. */
export function ChooseVersions({ release, events, versions, port }: ChooseVersionsProps) {
  const before = chosenIn(versions);
  const [chosen, setChosen] = useState(before);
  const [timings] = useState(() => port.timings());
  const choose = (remote: string, version: string) => {
    const { [remote]: _previous, ...others } = chosen;
    setChosen(version ? { ...others, [remote]: version } : others);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    port.go(addressWith(chosen, location.href));
  };
  return (
    <form className={styles.stack} onSubmit={send}>
      <ul className={styles.remotes}>
        {Object.entries(versions.remotes).map(([name, remote]) => (
          <li key={name}>
            <RemoteVersion
              {...{ name, remote, timings }}
              loaded={release.remotes[name]}
              run={runOf(name, release, events)}
              chosen={chosen[name] ?? ''}
              onChoose={(version) => choose(name, version)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {Object.values(versions.remotes).some(hasChoice) && (
          <Button type="submit" disabled={isSame(chosen, before)}>
            Apply and reload
          </Button>
        )}
        {Object.keys(before).length > 0 && (
          <Button variant="secondary" onClick={() => port.go(addressWith({}, location.href))}>
            Clear choices
          </Button>
        )}
      </div>
    </form>
  );
}
