import { RegistryError, RegistryResponseError } from '@shop/protocol';
import type { FastifyInstance } from 'fastify';
import type { ConsoleRequest, ConsoleRequests } from './console-request';
import { fieldOf, fieldsOf } from './form-fields';
import type { Frame } from './frame';
import { markup, type Markup } from './markup';
import { refusalText, type RefusalText } from './refusal-text';
import type { RegistryCalls } from './registry-calls';

/** Names of the parameters in a path: `remote` for `/remotes/:remote/keys`. */
type ParamsOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

type Params<Path extends string> = Readonly<Record<ParamsOf<Path>, string>>;

/** A refused form: the reason, and the typed fields. */
export interface Refused {
  readonly refusal: RefusalText;
  readonly typed: Readonly<Record<string, string | undefined>>;
}

/** The handler of a submitted form. The registry checks the user's rights with each call. */
interface FormAction<Param extends string, Name extends string> {
  /** Names of its fields. A checkbox that is not ticked is empty. */
  readonly fields: readonly Name[];
  /** Calls the registry. Returns the address to redirect to, or a page that shows the result. */
  readonly send: (
    context: ConsoleRequest<Param>,
    fields: Readonly<Record<Name, string>>,
  ) => Promise<string | Markup>;
  /** Renders the page again after a refused form. */
  readonly again: (context: ConsoleRequest<Param>, refused: Refused) => Promise<Markup> | Markup;
  /** Renders the page if the registry cannot return its data; by default an error page. */
  readonly offline?: (frame: Frame, refused: Refused) => Markup;
}

/** Registers pages below the console's base path, and the forms on them. */
export interface Screens {
  /** Origin of the shop that follows `live`; empty if it is the console's own. */
  readonly shopOrigin: string;
  page<Path extends string>(
    path: Path,
    draw: (context: ConsoleRequest<ParamsOf<Path>>) => Promise<Markup> | Markup,
  ): void;
  form<Path extends string, Name extends string>(path: Path, action: FormAction<ParamsOf<Path>, Name>): void;
  /** Data for the console's script. */
  json<Path extends string>(
    path: Path,
    read: (calls: RegistryCalls, params: Params<Path>) => Promise<unknown>,
  ): void;
  /** A file from the registry; a download if it has a `name`. */
  file<Path extends string>(
    path: Path,
    find: (
      calls: RegistryCalls,
      params: Params<Path>,
      query: ConsoleRequest['query'],
    ) => { readonly path: string; readonly type: string; readonly name?: string },
  ): void;
}

export function createScreens(app: FastifyInstance, requests: ConsoleRequests, shopOrigin: string): Screens {
  return {
    shopOrigin,

    page(path, draw) {
      app.get(path, (request, reply) => requests.page(request, reply, draw));
    },

    form(path, { fields: names, send, again, offline }) {
      app.post(path, (request, reply) => {
        const fields = fieldsOf(names, (name) => fieldOf(request, name));
        return requests.page(
          request,
          reply,
          async (context) => {
            try {
              const result = await send(context, fields);
              if (typeof result !== 'string') return result;
              reply.code(303).header('location', result);
              return markup``;
            } catch (error) {
              // Input that the registry's parsers refuse gets the registry's response.
              const refused =
                error instanceof RegistryError ? new RegistryResponseError(422, error.message, {}) : error;
              const refusal = refusalText(refused);
              const { status } = refused as RegistryResponseError;
              if (status === 401) throw refused;
              const page = await again(context, { refusal, typed: fields });
              reply.code(status);
              return page;
            }
          },
          offline && ((frame, refusal) => offline(frame, { refusal, typed: fields })),
        );
      });
    },

    json(path, read) {
      app.get(path, (request) => read(requests.calls(request), request.params as never));
    },

    file(path, find) {
      app.get(path, async (request, reply) => {
        const calls = requests.calls(request);
        const file = find(calls, request.params as never, request.query as ConsoleRequest['query']);
        try {
          const bytes = await calls.bytes(file.path);
          if (file.name) reply.header('content-disposition', `attachment; filename="${file.name}"`);
          return await reply.type(file.type).send(bytes);
        } catch (error) {
          if (!(error instanceof RegistryResponseError)) throw error;
          return reply.code(error.status).type('text/plain').send(error.message);
        }
      });
    },
  };
}
