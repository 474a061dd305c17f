export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON of any shape, or text. */
  readonly body: unknown;
}

/** A minimal browser for the API: with a cookie jar and an Origin header. */
export interface Browser {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>;
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiResponse>;
  /** The cookies, by name. */
  readonly cookies: ReadonlyMap<string, string>;
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.includes('json') ?? false;

/** A browser on a page of `origin`; paths are those under /api/v1. */
export function createBrowser(origin: string): Browser {
  const cookies = new Map<string, string>();

  function keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  async function send(
    path: string,
    init: RequestInit & { headers: Record<string, string> },
  ): Promise<ApiResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${origin}/api/v1${path}`, {
      ...init,
      headers: { ...(cookie && { cookie }), ...init.headers },
    });
    keepCookies(response.headers);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : isJson(response) ? (JSON.parse(text) as unknown) : text,
    };
  }

  return {
    cookies,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { origin, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}
