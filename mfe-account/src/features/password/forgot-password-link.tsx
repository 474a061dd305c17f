import { paths } from '@shop/config';
import { Link } from 'react-router-dom';
import { useGetAccountSettingsQuery } from '../../api/account-api';

/** Goes nowhere in a shop that sends no mail, as the specification has it. */
export function ForgotPasswordLink() {
  const { data } = useGetAccountSettingsQuery();
  return <Link to={data?.passwordReset ? paths.forgotPassword : paths.login}>Forgot Password</Link>;
}
