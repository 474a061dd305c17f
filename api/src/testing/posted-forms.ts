/** The shop's response to a posted form. */
export interface FormResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly location: string | null;
  readonly html: string;
}

/** Posts a form as a browser without scripts does, and reads the response without following a redirect. */
export async function postFormTo(
  address: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): Promise<FormResponse> {
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
  return {
    status: response.status,
    headers: response.headers,
    location: response.headers.get('location'),
    html: await response.text(),
  };
}

/** The error message above a form. */
export const faultIn = (html: string): string | undefined => /role="alert">([^<]*)</.exec(html)?.[1];

/** The name of the focused field of a form with an error, and the message below it. */
export function faultyFieldIn(html: string): readonly (string | undefined)[] {
  const [, field] = / name="(\w+)"[^>]* autofocus aria-invalid="true"/.exec(html) ?? [];
  return [field, /<p class="wrong"[^>]*>([^<]*)</.exec(html)?.[1]];
}
