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
