import { createArtifactStore } from '@shop/registry';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPackage } from '../../scripts/build/build-package';
import { fingerprint } from '../../scripts/build/fingerprint';
import { remoteDir } from '../../scripts/build/packages';
import { artifactsDir, publishBuild } from '../../scripts/start/publish-remotes';

/** Builds a remote as another version and publishes it into a shop's releases: `<remote> <version> <releases folder>`. */
const [remote, version, releases] = process.argv.slice(2);
if (!remote || !version || !releases) throw new Error('Which remote, which version, which releases?');

const dir = remoteDir(remote);
const out = await mkdtemp(path.join(tmpdir(), 'build-'));
const target = { dir, out, version, source: fingerprint(dir) };
await buildPackage(target);
await publishBuild(target, createArtifactStore(artifactsDir(releases)), 'test');
await rm(out, { recursive: true });
