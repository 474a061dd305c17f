// A process with an S3 service on 127.0.0.1: its folder, its port and its bucket are the arguments.
import S3rver from '@20minutes/s3rver';

const [directory = '', port = '', name = ''] = process.argv.slice(2);
await new S3rver({
  directory,
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  configureBuckets: [{ name }],
}).run();
