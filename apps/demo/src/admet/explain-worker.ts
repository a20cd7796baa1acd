import { createReasons, type ReasonRequest } from './serve-reasons.ts';

const answer = createReasons();

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<ReasonRequest>) => {
  port?.postMessage(await answer(data));
});
