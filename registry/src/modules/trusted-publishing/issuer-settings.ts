import { isIssuer } from '../accounts/oidc/oidc-settings';

export const issuerKinds = ['github', 'gitlab', 'other'] as const;
export type IssuerKind = (typeof issuerKinds)[number];

/** An issuer of pipelines' ID tokens that the registry trusts. */
export interface PipelineIssuer {
  readonly issuer: string;
  /** The claims of its tokens. */
  readonly kind: IssuerKind;
}

const isKind = (text: string): text is IssuerKind => (issuerKinds as readonly string[]).includes(text);

/**
 * Reads `PUBLISH_ISSUERS`, such as `github=https://token.actions.githubusercontent.com, gitlab=https://gitlab.example`. Throws an
 * Error with a message for the operator.
 */
export function readPipelineIssuers(text: string | undefined): readonly PipelineIssuer[] {
  if (!text) return [];
  return text.split(',').map((entry) => {
    const [, kind = '', issuer = ''] = /^\s*(\w+)\s*=\s*(\S+)\s*$/.exec(entry) ?? [];
    if (isKind(kind) && isIssuer(issuer)) return { kind, issuer };
    throw new Error(
      `PUBLISH_ISSUERS must list issuers as kind=https://issuer, with the kinds ${issuerKinds.join(', ')}: "${entry.trim()}" is invalid.`,
    );
  });
}
