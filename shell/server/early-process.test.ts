import { expect, it } from '@jest/globals';
import path from 'node:path';
import { shellBundle } from './shell-build';
import type { EarlyProcess } from './early-process';
import { defaultLimits, startRenderProcess } from '../renderer/pool/render-process';
import { openTestComposer } from './testing/test-composer';

it('renders the first page in the process that was started before the server', async () => {
  const rendered: string[] = [];
  const early: EarlyProcess = {
    connect(shellBuild, server) {
      const remotesDir = path.join(shellBuild, 'remotes');
      const files = { ...shellBundle(shellBuild), remotesDir };
      const started = startRenderProcess({ ...files, ...server, limits: defaultLimits });
      return {
        ...started,
        render(request, options) {
          rendered.push(request.url);
          return started.render(request, options);
        },
      };
    },
    kill: () => undefined,
  };
  const shop = await openTestComposer({ early });
  await shop.close();
  expect(rendered).toEqual(['/']);
});
