import { paths } from '@shop/config';
import { AlertDialog } from '@shop/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSignUpMutation } from '../../api/account-api';
import { LetterFields } from '../letter/letter-fields';
import { LetterForm } from '../letter/letter-form';
import { useLetter } from '../letter/use-letter';
import { refusesShortPassword, showPasswordRefusal } from '../password/send-password';

/** A new account. It leads nowhere by itself: the shopper reads that it worked and signs in. */
export function SignupForm() {
  const letter = useLetter(['name', 'email', 'password', 'phoneNumber']);
  const [created, setCreated] = useState(false);
  const [signUp, { isLoading }] = useSignUpMutation();

  const send = async () => {
    if (refusesShortPassword(letter)) return;
    const { data, error } = await signUp(letter.values);
    showPasswordRefusal(letter, error);
    if (!data?.success) return;
    letter.clear();
    setCreated(true);
  };

  return (
    <>
      <LetterForm
        label="Sign Up"
        action={paths.signup}
        busy={isLoading}
        onSubmit={send}
        fields={<LetterFields letter={letter} choosesPassword />}
        other={
          <>
            Already have an account? <Link to={paths.login}>Sign In</Link>
          </>
        }
      />
      <AlertDialog open={created} message="Account Created Succesfully" onClose={() => setCreated(false)} />
    </>
  );
}
