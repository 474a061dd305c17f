import { expect, it } from '@jest/globals';
import { commandsIn } from './documented-commands';

it('finds the lines of shell blocks and inline npm commands, each once, in order', () => {
  const markdown = [
    'Run `npm start`, which reads `.env`; later `npm',
    'run build` as well.',
    '```sh',
    'npm run dev cart   # shows it',
    '',
    '# nothing else',
    'cd gifts && npm install',
    '```',
    '- Or:',
    '  ```sh',
    '  curl -s http://127.0.0.1:3000/#top',
    '  ```',
    '```ts',
    'const notACommand = `npm run lint`;',
    '```',
    'Then `npm start` again, `npx changeset` and `node server/dist/main.js shop`.',
  ].join('\n');
  expect(commandsIn(markdown)).toEqual([
    'npm start',
    'npm run build',
    'npm run dev cart',
    'cd gifts && npm install',
    'curl -s http://127.0.0.1:3000/#top',
    'npx changeset',
    'node server/dist/main.js shop',
  ]);
});
