export {
  type BegunPasskey,
  createPasskeys,
  type NewCredential,
  type PasskeyResponse,
  passkeyAttemptMs,
  type Passkeys,
  type PasskeyView,
  type UsedCredential,
} from './passkeys';
export { passkeyFields } from './schemas';
export {
  createPasskeyStore,
  type Passkey,
  type PasskeyChallenge,
  type PasskeyChallengeTable,
  type PasskeyStore,
  type PasskeyTable,
} from './store';
