import { expect, it } from '@jest/globals';
import { MissingVersionError, StorageUnavailableError } from '@shop/registry';
import { openLive } from './open-live';

/** A start whose attempts fail with these errors, one after the other, before it succeeds. */
function start(...errors: readonly Error[]) {
  const output: string[] = [];
  const steps: string[] = [];
  const left = [...errors];
  const publish = async () => {
    steps.push('publish');
    return 'builds';
  };
  const refresh = async () => {
    steps.push('refresh');
    const error = left.shift();
    if (error) throw error;
  };
  return { output, steps, opened: openLive(publish, { refresh }, (line) => output.push(line), 1) };
}

it('publishes the builds before it requires the versions of the live release', async () => {
  const { steps, opened } = start();
  expect(await opened).toBe('builds');
  expect(steps).toEqual(['publish', 'refresh']);
});

it('waits for an unavailable storage, and names it once', async () => {
  const unavailable = () =>
    new StorageUnavailableError('The bucket releases at http://storage is unavailable: x.');
  const { output, opened } = start(unavailable(), unavailable(), unavailable());
  expect(await opened).toBe('builds');
  expect(output).toEqual([
    'The bucket releases at http://storage is unavailable: x. The start continues when it responds. ' +
      'Check RELEASES_S3_ENDPOINT and the network.',
  ]);
});

it('fails with instructions if a version of the live release was not found', async () => {
  const { opened } = start(new MissingVersionError('cart@1.0.0 of release 1 was not found.'));
  await expect(opened).rejects.toThrow(
    /^cart@1\.0\.0 of release 1 was not found\. Restore the folder or the bucket of versions from a backup /,
  );
});

it('fails with any other error', async () => {
  await expect(start(new Error('no')).opened).rejects.toThrow(/^no$/);
});
