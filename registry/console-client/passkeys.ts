import { canUsePasskeys, passkeyProblem } from '@shop/api-client/passkeys';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

interface Begun {
  /** Identifies the attempt; sent back by forms with a field for it. */
  readonly attempt?: string;
  readonly options: object;
}

class Refusal extends Error {}

const inputOf = (id: string) => document.getElementById(id) as HTMLInputElement | null;

/** Requests a challenge from a button's URL, with the fields that it names. Rejects with a Refusal that contains the reason. */
async function begin({ dataset }: HTMLElement): Promise<Begun> {
  const ids = dataset.fields?.split(' ') ?? [];
  const body = new URLSearchParams(ids.map((id) => [id, inputOf(id)?.value ?? '']));
  const response = await fetch(dataset.options ?? '', { method: 'POST', body });
  const received = (await response.json()) as Begun & { readonly message?: string };
  if (!response.ok) throw new Refusal(received.message);
  return received;
}

async function fillIn(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  const { attempt = '', options } = await begin(button);
  const credential =
    form.dataset.passkey === 'add'
      ? await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
      : await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  for (const [name, value] of Object.entries({ attempt, credential: JSON.stringify(credential) })) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}

/** Shows the passkey forms if the browser supports passkeys, and fills in the credential before a form is sent. */
export function offerPasskeys(): void {
  if (!canUsePasskeys()) return;
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-passkey]')) {
    const problem = form.querySelector<HTMLElement>('[data-problem]');
    const show = (message: string) => {
      if (!problem) return;
      problem.hidden = message === '';
      problem.textContent = message;
    };
    let isFilledIn = false;
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      if (isFilledIn) return;
      event.preventDefault();
      // Hidden from `guardForms`, because the form is not sent yet.
      event.stopPropagation();
      const button = event.submitter;
      const others = button?.dataset.fields?.split(' ').map((id) => inputOf(id)?.form) ?? [];
      if (!button || others.some((other) => other?.reportValidity() === false)) return;
      show('');
      fillIn(form, button)
        .then(() => {
          isFilledIn = true;
          form.requestSubmit();
          isFilledIn = false;
        })
        .catch((error: unknown) => show(error instanceof Refusal ? error.message : passkeyProblem(error)));
    });
  }
}
