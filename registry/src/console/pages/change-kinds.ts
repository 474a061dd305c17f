import type { ReleaseChange } from '../../domain/change';

/** The fields of a form or a link, as they were sent. */
export interface ChangeFields {
  readonly kind: string;
  readonly remote: string;
  readonly version: string;
  readonly seq: string;
  /** Percent of shoppers. */
  readonly share: string;
  /** The environment whose version is promoted; empty for none. */
  readonly from: string;
}

export type SheetKind = Exclude<ReleaseChange['kind'], 'auto-rollback'> | 'unlist' | 'freeze' | 'unfreeze';

/** How a change is described and sent. */
export interface ChangeSheet {
  readonly kind: SheetKind;
  readonly title: string;
  /** What it does to shoppers, in a sentence. */
  readonly effect: string;
  /** Label of the button. */
  readonly act: string;
  /** What has to be typed to confirm; null where it reduces risk and must be quick. */
  readonly typed: string | null;
  /** Below `/registry/v1/envs/<env>`. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Body of `/plan`; null for what the registry plans nothing for. */
  readonly plan: Readonly<Record<string, unknown>> | null;
  readonly asksShare: boolean;
}

/** Basis points of `12.5`; NaN for an invalid value, which the registry refuses. */
export const bpsOf = (share: string): number => Math.round(Number(share.replace(',', '.')) * 100);

/** Changes that concern all shoppers; all others may also be made by a remote's releaser. */
const large: readonly string[] = ['return', 'kill', 'unkill', 'freeze', 'unfreeze'];

/** The right that a change needs, as the registry names it. */
export const sheetRight = ({ kind }: ChangeFields): 'release' | 'operate' =>
  large.includes(kind) ? 'operate' : 'release';

const everything = '*';
const nothing = { typed: null, plan: null, asksShare: false };

/** The form for a requested change; undefined when there is no such change. */
export function changeSheet({
  kind,
  remote,
  version,
  seq,
  share,
  from,
}: ChangeFields): ChangeSheet | undefined {
  const name = `${remote}@${version}`;
  const what = remote === everything ? 'everything' : remote;
  const bps = bpsOf(share || '10');
  switch (kind) {
    case 'promote': {
      const body = { promote: { [remote]: version }, ...(from && { from }) };
      return {
        ...nothing,
        kind,
        title: `Promote ${name}`,
        effect: `Every shopper gets ${name} on the next load of a page${from && `: the very files that are live in ${from}`}.`,
        act: `Promote ${name}`,
        typed: name,
        path: '/releases',
        body,
        plan: body,
      };
    }
    case 'rollback': {
      const body = { rollback: remote };
      return {
        ...nothing,
        kind,
        title: `Roll ${remote} back`,
        effect: `Every shopper gets the last version of ${remote} that was good, on the next load of a page. No other remote changes; a canary of ${remote} ends.`,
        act: `Roll ${remote} back`,
        path: '/releases',
        body,
        plan: body,
      };
    }
    case 'return': {
      const body = { rollback: Number(seq) };
      return {
        ...nothing,
        kind,
        title: `Return to release ${seq}`,
        effect: `Every remote, of every team, gets the version that it had in release ${seq}. No canary is started, and what is killed stays killed. For one remote alone, roll that one back.`,
        act: `Return to ${seq}`,
        typed: `release ${seq}`,
        path: '/releases',
        body,
        plan: body,
      };
    }
    case 'canary-start':
      return {
        kind,
        title: `Start a canary of ${name}`,
        effect: `A share of shoppers gets ${name}; it is rolled back by itself when it fails more than its control.`,
        act: 'Start the canary',
        typed: name,
        path: `/canaries/${remote}:start`,
        body: { version, bps },
        plan: { canary: { remote, version, bps } },
        asksShare: true,
      };
    case 'canary-advance':
      return {
        kind,
        title: `Another share for the canary of ${remote}`,
        effect: 'Nobody who has the canary loses it while the share grows.',
        act: 'Set the share',
        typed: null,
        path: `/canaries/${remote}:advance`,
        body: { bps },
        plan: null,
        asksShare: true,
      };
    case 'canary-promote':
      return {
        ...nothing,
        kind,
        title: `Promote the canary of ${remote}`,
        effect: 'Every shopper gets the canary’s version on the next load of a page.',
        act: 'Promote the canary',
        typed: name,
        path: `/canaries/${remote}:promote`,
        body: {},
        plan: { promote: { [remote]: version } },
      };
    case 'canary-abort':
      return {
        ...nothing,
        kind,
        title: `Abort the canary of ${remote}`,
        effect: 'Every shopper gets the stable version again on the next load of a page.',
        act: 'Abort the canary',
        path: `/canaries/${remote}:abort`,
        body: {},
      };
    case 'kill':
      return {
        ...nothing,
        kind,
        title: `Disable ${remote}`,
        effect: `Pages of ${remote} say that this counter is closed; its parts of other pages are left out.`,
        act: `Kill ${remote}`,
        typed: remote,
        path: `/kill/${remote}`,
        body: {},
      };
    case 'unkill':
      return {
        ...nothing,
        kind,
        title: `Enable ${remote} again`,
        effect: `Shoppers get ${remote} again on the next load of a page.`,
        act: `Put ${remote} back`,
        typed: remote,
        path: `/unkill/${remote}`,
        body: {},
      };
    case 'freeze':
    case 'unfreeze':
      return {
        ...nothing,
        kind,
        title: `${kind === 'freeze' ? 'Freeze' : 'Unfreeze'} ${what}`,
        effect:
          kind === 'freeze'
            ? `Nothing new of ${what} goes live. Kill, abort and rollback work all the same.`
            : `New versions of ${what} may go live again.`,
        act: `${kind === 'freeze' ? 'Freeze' : 'Unfreeze'} ${what}`,
        path: `/${kind}`,
        body: remote === everything ? {} : { remote },
      };
    case 'preview':
    case 'unlist':
      return {
        ...nothing,
        kind,
        title: kind === 'preview' ? `Preview ${name}` : `End the preview of ${name}`,
        effect:
          kind === 'preview'
            ? `Whoever opens the shop with ?preview=${name} sees it; the choice is signed and kept in that browser for a day.`
            : `Browsers that preview ${name} get what everybody has.`,
        act: kind === 'preview' ? 'Make the link' : 'End the preview',
        path: kind === 'preview' ? '/previews' : '/unlist',
        body: { remote, version },
        plan: kind === 'preview' ? { preview: { remote, version } } : null,
      };
    default:
      return undefined;
  }
}
