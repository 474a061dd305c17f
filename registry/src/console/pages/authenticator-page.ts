import type { Authenticator } from '@shop/contracts/registry';
import { markup, type Markup } from '../markup';
import type { RefusalText } from '../refusal-text';
import { documentOf, type Frame } from './layout';
import { refusalNotice } from './components';

interface AuthenticatorPage {
  readonly refusal: RefusalText | null;
  readonly authenticator: Authenticator;
}

/** The picture is the same secret as the text below it, so that a screen reader has no use for it. */
async function qrCode(uri: string): Promise<Markup> {
  // Lazy: an account needs it once.
  const { renderSVG } = await import('uqr');
  return { html: renderSVG(uri, { border: 2 }) };
}

/** Sets the authenticator of a new account up. */
export async function authenticatorPage(
  frame: Frame,
  { refusal, authenticator }: AuthenticatorPage,
): Promise<Markup> {
  const { uri, secret } = authenticator;
  return documentOf(frame, {
    title: 'Set up your authenticator',
    content: markup`
      ${refusal && refusalNotice(refusal)}
      <p class="lead">Open an authenticator app on your phone, add an account by its picture, and type the code that it shows.</p>
      <div class="qr" aria-hidden="true">${await qrCode(uri)}</div>
      <p>Without a camera: <a href="${uri}">open it in an app of this machine</a>, or type this key: <span class="code key">${secret.replace(/(.{4})(?=.)/g, '$1 ')}</span></p>
      <form class="slip" method="post" action="/ops/authenticator">
        <p><label for="code">Code of six digits</label>
        <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required pattern="[0-9 ]{6,7}" maxlength="7"></p>
        <p><button>Confirm</button></p>
      </form>`,
  });
}

/** Shows recovery codes, this once. */
export const recoveryCodesPage = (frame: Frame, codes: readonly string[]): Markup =>
  documentOf(frame, {
    title: 'Keep your recovery codes',
    content: markup`
      <p class="lead">Each of these signs you in once, in place of a code, when your phone is lost. They are not shown again.</p>
      <ul class="codes code">${codes.map((code) => markup`<li>${code}</li>`)}</ul>
      <p class="actions"><a class="action" href="/ops">I have kept them: go on</a></p>`,
  });
