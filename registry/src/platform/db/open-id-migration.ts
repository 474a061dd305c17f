/** Accounts of people who sign in by OpenID Connect: whom the provider knows them as. */
export const openIdAccounts = [
  `alter table registry_account
    add column oidc_issuer text,
    add column oidc_subject text,
    add constraint registry_account_oidc check ((oidc_issuer is null) = (oidc_subject is null)),
    add constraint registry_account_oidc_person unique (oidc_issuer, oidc_subject)`,
];
