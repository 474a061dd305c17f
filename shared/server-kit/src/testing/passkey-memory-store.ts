import type { Passkey, PasskeyChallenge, PasskeyStore } from '../passkeys/store';

/** A store without a database. */
export function createMemoryStore(): PasskeyStore<object, string> {
  const passkeys = new Map<string, Passkey<string>>();
  const challenges = new Map<string, PasskeyChallenge<string>>();
  const owned = (account: string) => [...passkeys.values()].filter((one) => one.account === account);
  return {
    async add(_db, passkey) {
      if (passkeys.has(passkey.id)) return false;
      passkeys.set(passkey.id, { ...passkey, transports: JSON.parse(passkey.transports) as string[] });
      return true;
    },
    list: async (_db, account) => owned(account),
    lock: async (_db, id) => passkeys.get(id),
    async markUsed(_db, id, counter, at) {
      const passkey = passkeys.get(id);
      if (passkey) passkeys.set(id, { ...passkey, counter, used_at: at });
    },
    async remove(_db, account, id) {
      const found = owned(account).find((one) => one.id === id);
      passkeys.delete(found?.id ?? '');
      return found?.name;
    },
    async removeAll(_db, account) {
      for (const { id } of owned(account)) passkeys.delete(id);
    },
    async addChallenge(_db, challenge) {
      challenges.set(challenge.id, challenge);
    },
    async takeChallenge(_db, id, now) {
      const challenge = challenges.get(id);
      challenges.delete(id);
      return challenge && challenge.expires_at > now ? challenge : undefined;
    },
  };
}
