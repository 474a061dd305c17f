export { createAccounts, type Accounts, type Invitation } from './accounts';
export { createGuessLimits, type GuessLimits } from './guess-limits';
export { isReservedName, nameSkeleton } from './reserved-names';
export { leastPasswordLength } from './password-rules';
export {
  beginSession,
  createSessions,
  idleMs,
  longestMs,
  type NewSession,
  type Sessions,
  type SessionView,
  type SignedIn,
} from './sessions';
export { createSignIn, type Authenticator, type Sender, type SignIn } from './sign-in';
export type { SignInAccount, SignInContext, SignInDatabase, SignInEntry, SignInStore } from './ports';
export type { Refuse } from './refuse';
