export { createAccounts, type Invitation } from './accounts';
export type { SignInContext, SignInEntry } from './context';
export { createGuessLimits, type GuessLimits, minPasswordLength } from './guessing';
export { isReservedName, nameSkeleton } from './names';
export { createOwnAccount } from './own-account';
export { createPasskeySignIn, type PasskeySender, type PasskeySignIn } from './passkey-sign-in';
export { type EnteredSession, signInRoutes } from './routes';
export { signInFields } from './schemas';
export {
  beginSession,
  createSessions,
  type NewSession,
  type Sessions,
  type SessionView,
  type SignedIn,
} from './sessions';
export { type Authenticator, createSignIn, type Sender, type SignIn } from './sign-in';
