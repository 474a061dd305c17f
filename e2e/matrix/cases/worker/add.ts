import { add } from './sum';

self.onmessage = ({ data }: MessageEvent<number[]>) => self.postMessage(data.reduce(add, 0));
