import type { paths } from './generated/api';

/** The prefix of the document's paths; endpoints name the rest. */
type Base = '/api/v1';

/** A part of a request, under its name: required, optional, or absent, by the document. */
type Part<Of, Name extends string> = Of extends { readonly [N in Name]: infer Value }
  ? { readonly [N in Name]: Value }
  : Of extends { readonly [N in Name]?: infer Value }
    ? [Value] extends [undefined]
      ? unknown
      : { readonly [N in Name]?: Value }
    : unknown;

interface Described {
  readonly parameters: object;
  readonly responses: object;
}

type JsonOf<Holder> = Holder extends { readonly content: { readonly 'application/json': infer Json } }
  ? Json
  : never;

/** The arguments of an operation: `path` and `query` by the names of their parameters, `body` as JSON. */
type RequestOf<Operation extends Described> = Part<Operation['parameters'], 'path'> &
  Part<Operation['parameters'], 'query'> &
  (Operation extends { readonly requestBody: infer Body } ? { readonly body: JsonOf<Body> } : unknown);

type ResponseOf<Operation extends Described> = Operation['responses'] extends { readonly 200: infer Answer }
  ? JsonOf<Answer>
  : never;

type Calls<Method extends string> = {
  readonly [
    Address in keyof paths as paths[Address] extends { readonly [M in Method]: Described }
      ? Address extends `${Base}${infer Path}`
        ? Path
        : never
      : never
  ]: paths[Address] extends { readonly [M in Method]: infer Operation extends Described }
    ? (request: RequestOf<Operation>) => ResponseOf<Operation>
    : never;
};

/**
 * The API as its OpenAPI document has it, by method and path below `/api/v1`: each operation as a function from the parts of its
 * request to the JSON of its response. Types only.
 */
export interface ApiCalls {
  readonly get: Calls<'get'>;
  readonly post: Calls<'post'>;
}
