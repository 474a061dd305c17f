import { startTcpProxy, type TcpProxy } from '../../../api/src/testing/tcp-proxy';
import { startBucket } from '../../../registry/src/testing/start-bucket';

/** A service that speaks S3, with a bucket for releases, behind a network that can fail. */
export interface FleetStorage extends Pick<TcpProxy, 'disconnect' | 'blackhole' | 'restore' | 'close'> {
  /** What a registry needs to store its versions there. */
  readonly env: Readonly<Record<string, string>>;
}

/** Starts one in this process, with its objects in `folder`. */
export async function startStorage(folder: string): Promise<FleetStorage> {
  const { endpoint, bucket, key, close } = await startBucket(folder);
  const network = await startTcpProxy(endpoint);
  return {
    env: {
      RELEASES_BUCKET: bucket,
      RELEASES_S3_ENDPOINT: `http://127.0.0.1:${network.port}`,
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: key,
    },
    disconnect: network.disconnect,
    blackhole: network.blackhole,
    restore: network.restore,
    async close() {
      await network.close();
      await close();
    },
  };
}
