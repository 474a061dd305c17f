import { limits } from '@shop/config';
import { isApiFailure } from '@shop/contracts';
import type { AccountFormState } from '../form-state';

interface PasswordForm {
  readonly values: Pick<AccountFormState['values'], 'password'>;
  readonly refuse: (field: 'password', message: string) => void;
}

/** True when the password is too short to be sent; the field then says so. Whether it is too common, the API knows. */
export function refusesShortPassword({ values, refuse }: PasswordForm): boolean {
  if ([...values.password].length >= limits.minPasswordLength) return false;
  refuse('password', `Choose a longer password: at least ${limits.minPasswordLength} characters.`);
  return true;
}

/** Shows beside the field what the API has against the password, if that is why the request failed. */
export function showPasswordRefusal({ refuse }: Pick<PasswordForm, 'refuse'>, failure: unknown): void {
  if (isApiFailure(failure) && failure.status === 422) refuse('password', failure.message);
}
