import type { EnvState, SignatureState } from '@shop/contracts/registry';
import { markup, type Markup, type Piece } from '../markup';

/** The state of a signature in a few words. */
const words = ({ state, key }: SignatureState): string => {
  switch (state) {
    case 'signed':
      return `signed by ${key?.name ?? 'a key'}`;
    case 'unsigned':
      return 'not signed';
    case 'unknown':
      return 'signed by a key that is not registered';
    case 'revoked':
      return 'signed by a revoked key';
    case 'broken':
      return 'signature does not fit';
  }
};

/** Whether a version is signed, as a mark; only what is asked for and missing is marked as bad. */
export function signatureMark(signature: SignatureState): Markup {
  if (signature.state === 'signed') return markup`<span class="mark-good">${words(signature)}</span>`;
  const isBad = signature.required || signature.state === 'broken';
  return isBad
    ? markup`<span class="mark-bad">${words(signature)}</span>`
    : markup`<span class="aside">${words(signature)}</span>`;
}

/** Marks live versions of a remote whose signature does not count. */
export const doubtMarks = (remote: string, { signatures }: EnvState): Piece =>
  signatures
    .filter((one) => one.remote === remote)
    .map((one) => markup` <span class="mark-bad">${one.version} ${words(one)}</span>`);

/** Says why, and that shoppers keep them. */
export const doubtNotices = (remote: string, { signatures }: EnvState): Piece =>
  signatures
    .filter((one) => one.remote === remote)
    .map(
      ({ message, version }) =>
        markup`<p class="notice bad">${message} ${version} stays live until another version is promoted.</p>`,
    );

/** The page of a version. */
export const versionAddress = ({ remote, version }: Pick<SignatureState, 'remote' | 'version'>): string =>
  `/ops/remotes/${encodeURIComponent(remote)}/versions/${encodeURIComponent(version)}`;
