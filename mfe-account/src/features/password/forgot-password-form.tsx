import { paths } from '@shop/config';
import { Link } from 'react-router-dom';
import { useForgotPasswordMutation } from '../../api/account-api';
import { LetterFields } from '../letter/letter-fields';
import { LetterForm } from '../letter/letter-form';
import { useLetter } from '../letter/use-letter';
import { PasswordNote } from './password-note';

/** Asks for a link by mail. The answer is the same for every e-mail, so that nobody learns who has an account. */
export function ForgotPasswordForm() {
  const letter = useLetter(['email']);
  const [askForLink, { data, isLoading }] = useForgotPasswordMutation();
  const send = async () => {
    await askForLink(letter.values);
  };

  if (data?.success) return <PasswordNote>{data.message}</PasswordNote>;
  return (
    <LetterForm
      label="Send the Link"
      action={paths.forgotPassword}
      busy={isLoading}
      onSubmit={send}
      fields={<LetterFields letter={letter} />}
      other={
        <>
          Remembered it? <Link to={paths.login}>Sign In</Link>
        </>
      }
    />
  );
}
