import type { ApiCalls } from '@shop/contracts';

type Get = ApiCalls['get'];
type Post = ApiCalls['post'];
type DataOf<Path extends keyof Get> =
  ReturnType<Get[Path]> extends { readonly data: infer Data } ? Data : never;
type BodyOf<Path extends keyof Post> =
  Parameters<Post[Path]>[0] extends { readonly body: infer Body } ? Body : never;

/** Whoever is signed in. */
export type Me = DataOf<'/staff/me'>;
export type Right = Me['rights'][number];
export type Role = Me['role'];

export type SignIn = BodyOf<'/staff/sign-in'>;
export type SetUp = BodyOf<'/staff/set-up'>;
export type AcceptInvitation = BodyOf<'/staff/invitation'>;
