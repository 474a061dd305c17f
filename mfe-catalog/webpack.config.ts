import { remoteBrowserConfig, remoteServerConfig } from '@shop/federation';

const remote = { dir: import.meta.dirname, version: process.env.BUILD_VERSION };

export default [remoteBrowserConfig(remote), remoteServerConfig(remote)];
