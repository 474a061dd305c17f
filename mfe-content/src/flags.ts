import { defineFlags } from '@shop/remote-kit';
import remote from '../remote.json' with { type: 'json' };

/** The flags of this remote, which operators set without a new version. */
export const { useFlags } = defineFlags(remote.name, remote.flags);
