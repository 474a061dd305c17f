import type { PageRelease, StaffVersions } from '@shop/contracts';
import { Button } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import type { PageEvent } from '../../federation/page-events';
import { addressWith, type Chosen } from './chosen-address';
import { hasChoice, RemoteVersion } from './remote-version';
import { runOf } from './remote-runs';
import styles from './staff-panel.module.css';
import type { StaffPort } from './staff-port';

interface Props {
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

/** Each remote as this browser has it, with the versions that it may have instead. */
export function ChooseVersions({ release, events, versions, port }: Props) {
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
            Load the page with these
          </Button>
        )}
        {Object.keys(before).length > 0 && (
          <Button variant="secondary" onClick={() => port.go(addressWith({}, location.href))}>
            As everybody
          </Button>
        )}
      </div>
    </form>
  );
}
