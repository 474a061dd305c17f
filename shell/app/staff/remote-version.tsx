import type { PageRemote, StaffRemote } from '@shop/contracts';
import { SelectField } from '@shop/ui';
import { loadedText, loadTimes, type Timing } from './load-times';
import type { RemoteRun } from './remote-runs';
import styles from './staff-panel.module.css';

/** Whether a browser of staff may have another version of a remote than it has. */
export const hasChoice = ({ choices, chosen, otherwise }: StaffRemote): boolean =>
  chosen !== null || choices.some(({ version }) => version !== otherwise);

const kinds = { live: 'Live', canary: 'Canary', preview: 'Preview' } as const;

interface Props {
  readonly name: string;
  readonly remote: StaffRemote;
  /** Of the page's release; undefined where the page does not have the remote. */
  readonly loaded: PageRemote | undefined;
  readonly run: RemoteRun;
  readonly timings: readonly Timing[];
  readonly chosen: string;
  readonly onChoose: (version: string) => void;
}

function Times({ loaded, run, timings }: Pick<Props, 'run' | 'timings'> & { readonly loaded: PageRemote }) {
  const base = loaded.base.replace(`/${loaded.version}/`, `/${run.version}/`);
  const { entry, chunks } = loadTimes(timings, base, loaded.manifest.entry);
  if (!entry && !chunks) return <p className={styles.quiet}>This page has loaded nothing of it yet.</p>;
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
          <dd>{`${Math.round(run.ms)} ms until its code could run`}</dd>
        </div>
      )}
    </dl>
  );
}

/** The version that runs, what it is to everybody, and why this browser has it. */
function summary({ remote, loaded, run }: Pick<Props, 'remote' | 'loaded' | 'run'>) {
  const { kind, why } = remote;
  if (!loaded) return { version: null, label: 'Not in this page', why };
  if (run.state === 'lost') {
    return { version: run.version, label: 'Lost', why: 'Neither it nor a fallback could be loaded here.' };
  }
  if (run.state === 'fallback') {
    const text = `${loaded.version} did not load in this page, or failed, so that this one runs.`;
    return { version: run.version, label: 'Fallback', why: text };
  }
  if (loaded.version !== remote.version) {
    return { version: run.version, label: 'Earlier release', why: 'This page was opened with it.' };
  }
  return { version: run.version, label: kind === null ? 'Live' : kinds[kind], why };
}

/** One remote: its version in this page, why, how it was loaded, and the choice of another. */
export function RemoteVersion({ name, remote, loaded, run, timings, chosen, onChoose }: Props) {
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
          <option value="">{`No choice: ${otherwise ?? 'none'}`}</option>
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
