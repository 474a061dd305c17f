import { isApiFailure } from '@shop/contracts';
import { paths } from '@shop/config';
import { ButtonLink } from '@shop/ui';
import { Link } from 'react-router-dom';
import { useResetPasswordMutation } from '../../api/account-api';
import { LetterFields } from '../letter/letter-fields';
import { LetterForm } from '../letter/letter-form';
import { useLetter } from '../letter/use-letter';
import { PasswordNote } from './password-note';
import { refusesShortPassword, showPasswordRefusal } from './send-password';

const askAgain = <ButtonLink to={paths.forgotPassword}>Ask for a New Link</ButtonLink>;

/** Chooses a new password by the token of a mail's link. A link that is over leads to a new one. */
export function ResetPasswordForm({ token }: { readonly token: string }) {
  const letter = useLetter(['password']);
  const [reset, { data, error, isLoading }] = useResetPasswordMutation();
  const send = async () => {
    if (refusesShortPassword(letter)) return;
    const answer = await reset({ token, ...letter.values });
    showPasswordRefusal(letter, answer.error);
  };

  if (data?.success) return <PasswordNote>Your password is changed. Sign in with the new one.</PasswordNote>;
  if (token === '') return <PasswordNote action={askAgain}>The end of this link is missing.</PasswordNote>;
  if (isApiFailure(error) && error.status === 400)
    return <PasswordNote action={askAgain}>{error.message}</PasswordNote>;
  return (
    <LetterForm
      label="Change the Password"
      action={paths.resetPassword}
      busy={isLoading}
      onSubmit={send}
      fields={
        <>
          <input type="hidden" name="token" value={token} />
          <LetterFields letter={letter} choosesPassword />
        </>
      }
      other={
        <>
          Remembered it? <Link to={paths.login}>Sign In</Link>
        </>
      }
    />
  );
}
