import type { ReleaseChange } from './change';

const share = (bps: number) => `${bps / 100} %`;

/** A change in a few words, for whoever approves it. */
export function summaryOfChange(change: ReleaseChange): string {
  switch (change.kind) {
    case 'promote': {
      const names = Object.entries(change.versions).map(([remote, version]) => `${remote}@${version}`);
      return `promote ${names.join(', ')}${change.from === undefined ? '' : ` from ${change.from}`}`;
    }
    case 'canary-start':
      return `start a canary of ${change.remote}@${change.version} with ${share(change.bps)} of shoppers`;
    case 'canary-advance':
      return `give the canary of ${change.remote} to ${share(change.bps)} of shoppers`;
    case 'canary-promote':
      return `promote the canary of ${change.remote}`;
    case 'canary-abort':
    case 'auto-rollback':
      return `abort the canary of ${change.remote}`;
    case 'rollback':
      return `roll back ${change.remote}`;
    case 'return':
      return `return to release ${change.seq}`;
    case 'kill':
      return `disable ${change.remote}`;
    case 'unkill':
      return `enable ${change.remote}`;
    case 'preview':
      return `${change.listed ? 'preview' : 'end the preview of'} ${change.remote}@${change.version}`;
  }
}
