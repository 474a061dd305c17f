import S3rver from 's3rver';

/** A service that speaks S3, on a port of 127.0.0.1, with one bucket. */
export interface TestBucket {
  readonly endpoint: string;
  readonly bucket: string;
  /** Its only key, which is its own secret. */
  readonly key: string;
  close(): Promise<void>;
}

const bucket = 'releases';

/** Starts one in this process, with its objects in `directory`. */
export async function startBucket(directory: string): Promise<TestBucket> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return { endpoint: `http://127.0.0.1:${port}`, bucket, key: 'S3RVER', close: () => server.close() };
}
