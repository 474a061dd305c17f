export { createAccounts, type Accounts, type Invitation } from './accounts';
export { createGuessLimits, type GuessLimits, leastPasswordLength } from './guessing';
export { isReservedName, nameSkeleton } from './names';
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
export type { Refuse, SignInAccount, SignInContext, SignInDatabase, SignInEntry, SignInStore } from './store';
