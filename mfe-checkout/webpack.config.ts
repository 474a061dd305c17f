import { remoteBrowserConfig, remoteServerConfig } from '@shop/federation/build';

const remote = { dir: import.meta.dirname, version: process.env.BUILD_VERSION, out: process.env.BUILD_OUT };

export default [remoteBrowserConfig(remote), remoteServerConfig(remote)];
