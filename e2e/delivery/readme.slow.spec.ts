import { readFileSync } from 'node:fs';
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { checkPort } from '@shop/server';
import { root } from '../../server/build/packages';
import { commandsIn } from '../support/documented-commands';
import { makeFreshClone, removeFreshClone } from '../support/fresh-clone';
import { serveNpmRegistry } from '../support/npm-registry';
import { untilPrinted } from '../support/run-in';
import { freePort } from '../support/temporary-shop';
import { typeLine, type Typed } from '../support/terminal';

/** Documents for newcomers: their commands run here in order, in one fresh clone. */
const documents = ['README.md', 'docs/guide/first-hour.md'];

/** The ports that the documents name. */
const usual = { shop: 3000, ops: 3001, office: 3002, dev: 3003 };

/** The port of `npm run storybook` in package.json. */
const storybookPort = 6006;

const longest = 25 * 60_000;
const isFree = (port: number): Promise<boolean> =>
  checkPort({ host: '127.0.0.1', port }).then(
    () => true,
    () => false,
  );

/** Exit codes of npm and of a shell after Ctrl-C. */
const interrupted = [0, 130];

let clone: string;
let ports = usual;
let shop: Typed | undefined;

test.describe.configure({ mode: 'serial', timeout: longest });
test.beforeAll(async () => {
  clone = await makeFreshClone();
  const free = await Promise.all(Object.values(usual).map(isFree));
  if (free.every(Boolean)) return;
  const [first, second, third, fourth] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  ports = { shop: first, ops: second, office: third, dev: fourth };
});
test.afterAll(async () => {
  await shop?.interrupt();
  await removeFreshClone(clone);
});

const at = (port: number, address = '/') => `http://127.0.0.1:${port}${address}`;

/** Empty while the default ports are free, so that every command is typed as documented. */
const elsewhere = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => (ports === usual ? {} : env);

const type = (line: string, env: NodeJS.ProcessEnv = {}) =>
  typeLine(clone, line, { ...elsewhere({ OPS_PORT: String(ports.ops), SHOP_URL: at(ports.shop) }), ...env });

/** Runs a command and waits until it exits; resolves with its output. */
async function run(line: string, code = 0): Promise<string> {
  const { exit, output } = type(line);
  expect(await exit, output()).toBe(code);
  return output();
}

const textAt = async (url: string): Promise<string> => {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return response.text();
};

async function openShop(line: string): Promise<void> {
  const env = elsewhere({ PORT: String(ports.shop), OFFICE_PORT: String(ports.office) });
  shop = type(line, env);
  await untilPrinted(shop, `Vintage Craft is open at ${at(ports.shop, '')}`);
  expect(await textAt(at(ports.shop))).toContain('data-remote="catalog"');
  // Without a session, the console opens the form for the first account.
  await textAt(at(ports.ops, '/ops/set-up'));
  await textAt(at(ports.office));
}

/** Ends the shop as documented. */
async function closeShop(): Promise<void> {
  const code = await shop?.interrupt();
  expect(interrupted, shop?.output()).toContain(code);
  expect(shop?.output()).not.toMatch(/^\s+at /m);
  await expect(fetch(at(ports.shop))).rejects.toThrow('fetch failed');
  shop = undefined;
}

/** Waits until a server reports that it is open, checks it, and presses Ctrl-C. */
async function look(server: Typed, printed: string, see: () => Promise<void>): Promise<void> {
  try {
    await untilPrinted(server, printed);
    await see();
  } finally {
    expect(interrupted, server.output()).toContain(await server.interrupt());
  }
}

const develop = (address: string, heading: string) => (line: string, page: Page) =>
  look(type(line, elsewhere({ PORT: String(ports.dev) })), `is open at ${at(ports.dev, '')}`, async () => {
    await page.goto(at(ports.dev, address));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

async function openStorybook(line: string, page: Page): Promise<void> {
  expect(await isFree(storybookPort), `port ${storybookPort} is free`).toBe(true);
  await look(type(line), at(storybookPort, ''), async () => {
    await page.goto(at(storybookPort));
    await expect(page).toHaveTitle(/Storybook/);
  });
}

/** This test is itself part of these runs, so it runs only one quick step of them. */
async function runQuickStep(line: string): Promise<void> {
  expect(await run(`${line} formatting`)).toMatch(/\b1 passed, 0 failed$/m);
}

/** The same for a command that names its steps: they must exist. */
async function findSteps(line: string): Promise<void> {
  const [wanted = ''] = line.split(' ').slice(-1);
  const refused = await run('npm test no-such-step', 1);
  expect(refused).toMatch(/^Unknown step: no-such-step\. Steps: /m);
  expect(refused.split(/[ ,.]+/)).toContain(wanted.replace('test:', ''));
}

/** The packages are not in npm's registry but in a local one, as a team would configure it. */
async function createRemote(line: string): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), 'team-'));
  const tarballs = path.join(home, 'tarballs');
  await run(`npm run pack-packages ${tarballs}`);
  const registry = await serveNpmRegistry(tarballs);
  const settings = path.join(home, 'npmrc');
  // Confirms the installation, and uses nothing that an earlier run fetched.
  await writeFile(settings, `@shop:registry=${registry.url}\nyes=true\ncache=${path.join(home, 'cache')}\n`);
  try {
    const { exit, output } = typeLine(home, line, { npm_config_userconfig: settings });
    expect(await exit, output()).toBe(0);
    await access(path.join(home, 'gifts/remote.json'));
  } finally {
    registry.close();
    await rm(home, { recursive: true, force: true });
  }
}

/** Performs the step that the document describes before the command: a new version needs a new number. */
async function publishContent(line: string): Promise<void> {
  const file = path.join(clone, 'mfe-content/package.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"version": "1.0.0"', '"version": "1.0.1"'));
  await run(line);
}

async function promoteGiftCards(line: string): Promise<void> {
  await run(line);
  expect(await textAt(at(ports.shop, '/gift-cards'))).toContain('Gift Cards');
}

/** Commands that are checked for more than their exit code. */
const special: Readonly<Record<string, (line: string, page: Page) => Promise<void>>> = {
  'npm start': openShop,
  'npm test': runQuickStep,
  'npm test jest': findSteps,
  'npm test browser': findSteps,
  'npm run test:all': findSteps,
  'npm run dev gift-cards': develop('/gift-cards', 'Gift Cards'),
  'npm run dev content': develop('/faq', 'FAQ'),
  'npm run storybook': openStorybook,
  'npm run release -- promote gift-cards@1.0.0': promoteGiftCards,
  'npm run release -- publish-build content': publishContent,
  // The clone exists already.
  'git clone <this repository> shop && cd shop': () => access(path.join(clone, 'package.json')),
};

test('a command in a fresh clone installs the packages and reports which command must run first', async () => {
  const line = `The registry at ${at(ports.ops, '')} does not respond`;
  const printed = (await run('npm run --silent release -- status', 1)).trim().split('\n');
  expect(printed[0]).toMatch(/^Installing packages /);
  expect(printed.at(-1)).toMatch(new RegExp(`^${line} \\(.+\\)\\. Start the shop with npm start, `));
});

const commandsOf = (file: string): string[] => commandsIn(readFileSync(path.join(root, file), 'utf8'));

for (const file of documents) {
  for (const command of commandsOf(file))
    test(`${file}: ${command}`, async ({ page }) => {
      const perform = special[command];
      await (perform ? perform(command, page) : run(command));
    });

  test(`${file}: Ctrl-C ends the shop`, closeShop);
}

test('docs/guide/a-remote-of-your-own.md: npm create, with the registry of a team', async () => {
  const file = 'docs/guide/a-remote-of-your-own.md';
  const line = 'npm create @shop/remote@latest gifts';
  expect(readFileSync(path.join(root, file), 'utf8').split('\n')).toContain(line);
  await createRemote(line);
});

test('every command listed here is documented', () => {
  const documented = documents.flatMap(commandsOf);
  expect(Object.keys(special).filter((command) => !documented.includes(command))).toEqual([]);
});
