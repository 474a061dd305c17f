import { typedValue } from './flags';
import { everything } from '../../domain/freeze';
import { respectsFreeze, type ReleaseChange } from '../../domain/change';

/** The fields of a form or a link that identify a change. */
export const changeFieldNames = [
  'kind',
  'remote',
  'version',
  'seq',
  'share',
  'from',
  'flag',
  'type',
  'value',
] as const;

/**
 * `share` is a percentage of shoppers; `from` is the environment whose version is promoted, or empty. `type` is that of the flag,
 * and `value` its new value as typed.
 */
export type ChangeFields = Readonly<Record<(typeof changeFieldNames)[number], string>>;

export type ChangeKind =
  | Exclude<ReleaseChange['kind'], 'auto-rollback'>
  | 'unlist'
  | 'freeze'
  | 'unfreeze'
  | 'flag-default';

/** How a change is described, confirmed and sent. */
interface Description {
  readonly title: string;
  /** Its effect on shoppers, as a sentence. */
  readonly effect: string;
  /** Label of the button. */
  readonly button: string;
  /** Text that must be typed to confirm; absent if a change reduces risk and must be quick. */
  readonly confirmation?: string;
  /** Below `/registry/v1/envs/<env>`. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Body of `/plan`; absent if the registry cannot plan the change. */
  readonly plan?: Readonly<Record<string, unknown>>;
  readonly needsShare?: boolean;
  /** Whether the form asks for the value of a flag. */
  readonly needsValue?: boolean;
  /**
   * Whether it affects all shoppers and needs an operator. Releasers of the remote may make all other changes, and its publishers
   * may list previews.
   */
  readonly isLarge?: boolean;
  /** Whether to redirect to the remote's page instead of the first page. */
  readonly isRemoteScoped?: boolean;
}

export interface DescribedChange extends Description {
  readonly kind: ChangeKind;
  /** Whether a freeze blocks it. */
  readonly blockedByFreeze: boolean;
  /** The required right, by its name in the registry. */
  readonly right: 'preview' | 'release' | 'operate';
}

interface Subject extends ChangeFields {
  /** For example, `catalog@1.1.0`. */
  readonly name: string;
  /** The affected remotes: one, or all. */
  readonly scope: string;
  readonly bps: number;
}

/** The requests that plan and make a change of one flag. */
const flagChange = (remote: string, flag: string, value: unknown) => ({
  path: `/flags/${remote}`,
  body: { values: { [flag]: value } },
  plan: { flags: { remote, values: { [flag]: value } } },
  isRemoteScoped: true,
});

/** Converts `12.5` to basis points; NaN for an invalid value, which the registry refuses. */
const bpsOf = (share: string): number => Math.round(Number(share.replace(',', '.')) * 100);

const nextLoad = 'on the next page load';

const kinds: Readonly<Record<ChangeKind, (subject: Subject) => Description>> = {
  promote({ name, remote, version, from }) {
    const body = { promote: { [remote]: version }, ...(from && { from }) };
    const source = from && ` It is the same build that is live in ${from}.`;
    return {
      title: `Promote ${name}`,
      effect: `Every shopper gets ${name} ${nextLoad}.${source}`,
      button: `Promote ${name}`,
      confirmation: name,
      path: '/releases',
      body,
      plan: body,
    };
  },
  rollback: ({ remote }) => ({
    title: `Roll back ${remote}`,
    effect: `Every shopper gets the last good version of ${remote} ${nextLoad}. Other remotes do not change. A canary of ${remote} ends.`,
    button: `Roll back ${remote}`,
    path: '/releases',
    body: { rollback: remote },
    plan: { rollback: remote },
  }),
  return: ({ seq }) => ({
    title: `Return to release ${seq}`,
    effect: `All remotes return to their versions in release ${seq}. Canaries do not restart, and disabled remotes stay disabled. To change one remote only, roll that remote back.`,
    button: `Return to release ${seq}`,
    confirmation: `release ${seq}`,
    path: '/releases',
    body: { rollback: Number(seq) },
    plan: { rollback: Number(seq) },
    isLarge: true,
  }),
  'canary-start': ({ name, remote, version, bps }) => ({
    title: `Start a canary of ${name}`,
    effect: `A share of shoppers gets ${name}. It is rolled back automatically if it performs worse than its control.`,
    button: 'Start canary',
    confirmation: name,
    path: `/canaries/${remote}:start`,
    body: { version, bps },
    plan: { canary: { remote, version, bps } },
    needsShare: true,
    isRemoteScoped: true,
  }),
  'canary-advance': ({ remote, bps }) => ({
    title: `Change the share of the ${remote} canary`,
    effect: 'Shoppers who have the canary keep it while the share grows.',
    button: 'Set share',
    path: `/canaries/${remote}:advance`,
    body: { bps },
    needsShare: true,
    isRemoteScoped: true,
  }),
  'canary-promote': ({ name, remote, version }) => ({
    title: `Promote the canary of ${remote}`,
    effect: `Every shopper gets the canary’s version ${nextLoad}.`,
    button: 'Promote canary',
    confirmation: name,
    path: `/canaries/${remote}:promote`,
    body: {},
    plan: { promote: { [remote]: version } },
  }),
  'canary-abort': ({ remote }) => ({
    title: `Abort the canary of ${remote}`,
    effect: `Every shopper gets the stable version again ${nextLoad}.`,
    button: 'Abort canary',
    path: `/canaries/${remote}:abort`,
    body: {},
  }),
  kill: ({ remote }) => ({
    title: `Disable ${remote}`,
    effect: `Pages of ${remote} show a “closed” message. Its fragments on other pages are hidden.`,
    button: `Disable ${remote}`,
    confirmation: remote,
    path: `/kill/${remote}`,
    body: {},
    isLarge: true,
  }),
  unkill: ({ remote }) => ({
    title: `Enable ${remote}`,
    effect: `Shoppers get ${remote} again ${nextLoad}.`,
    button: `Enable ${remote}`,
    confirmation: remote,
    path: `/unkill/${remote}`,
    body: {},
    isLarge: true,
  }),
  freeze: ({ remote, scope }) => ({
    title: `Freeze ${scope}`,
    effect: `No new version of ${scope} goes live. You can still disable, abort and roll back.`,
    button: `Freeze ${scope}`,
    path: '/freeze',
    body: remote === everything ? {} : { remote },
    isLarge: true,
  }),
  unfreeze: ({ remote, scope }) => ({
    title: `Unfreeze ${scope}`,
    effect: `New versions of ${scope} can go live again.`,
    button: `Unfreeze ${scope}`,
    path: '/unfreeze',
    body: remote === everything ? {} : { remote },
    isLarge: true,
  }),
  flags: ({ remote, flag, type, value }) => ({
    title: `Set ${remote} flag ${flag}`,
    effect: `Every shopper gets the value ${nextLoad}, without a new version of ${remote}.`,
    button: `Set ${flag}`,
    ...flagChange(remote, flag, typedValue(type, value)),
    needsValue: true,
  }),
  'flag-default': ({ remote, flag }) => ({
    title: `Reset ${remote} flag ${flag} to its default`,
    effect: `Every shopper gets the default of their version of ${remote} ${nextLoad}.`,
    button: 'Use default',
    ...flagChange(remote, flag, null),
  }),
  preview: ({ name, remote, version }) => ({
    title: `Preview ${name}`,
    effect: `Everyone who opens the shop with ?preview=${name} sees it in that browser for a day.`,
    button: 'Create preview link',
    path: '/previews',
    body: { remote, version },
    plan: { preview: { remote, version } },
    isRemoteScoped: true,
  }),
  unlist: ({ name, remote, version }) => ({
    title: `End the preview of ${name}`,
    effect: `Browsers that preview ${name} get the live version again.`,
    button: 'End preview',
    path: '/unlist',
    body: { remote, version },
    isRemoteScoped: true,
  }),
};

const isKind = (kind: string): kind is ChangeKind => Object.hasOwn(kinds, kind);

/** The registry's name for a kind of change in the console. */
function changeOfKind(kind: Exclude<ChangeKind, 'freeze' | 'unfreeze'>) {
  if (kind === 'flag-default') return { kind: 'flags' } as const;
  return kind === 'unlist' ? ({ kind: 'preview', listed: false } as const) : { kind };
}

/** Describes a change; undefined for an unknown kind. */
export function describeChange(fields: ChangeFields): DescribedChange | undefined {
  const { kind, remote, version, share } = fields;
  if (!isKind(kind)) return undefined;
  const description = kinds[kind]({
    ...fields,
    name: `${remote}@${version}`,
    scope: remote === everything ? 'all remotes' : remote,
    bps: bpsOf(share || '10'),
  });
  const changesFreeze = kind === 'freeze' || kind === 'unfreeze';
  const blocked = !changesFreeze && respectsFreeze(changeOfKind(kind));
  const small = kind === 'preview' || kind === 'unlist' ? 'preview' : 'release';
  return { ...description, kind, blockedByFreeze: blocked, right: description.isLarge ? 'operate' : small };
}
