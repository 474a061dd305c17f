import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { ArtifactFile } from '@shop/contracts';

/** Passes a file's bytes on; fails at the end when they are not those of the record. */
export function checkedAgainst({ path, sha384 }: ArtifactFile): Transform {
  const hash = createHash('sha384');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const whole = `sha384-${hash.digest('base64')}` === sha384;
      done(whole ? null : new Error(`${path} did not arrive as it was published.`));
    },
  });
}
