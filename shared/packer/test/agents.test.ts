import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { createRegistryClient } from '@shop/protocol';
import { smallRemote } from '@shop/protocol/testing';
import { START_MS } from '../../../registry/src/testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../../registry/src/testing/test-registry';
import { operatorEntries, releaseEntries } from '../src/commands/entries';
import { createAgentServer } from '../src/mcp/server';

const table = { ...releaseEntries, ...operatorEntries };
let test: TestRegistry;
let opened: Client[] = [];

beforeAll(async () => {
  test = await openTestRegistry();
  for (const version of ['1.0.0', '1.1.0'])
    await test.registry.publisher.publish(smallRemote('catalog', version), admin);
}, START_MS);
afterAll(() => test.close());
afterEach(async () => {
  for (const client of opened) await client.close();
  opened = [];
});

interface Session {
  readonly role?: 'viewer' | 'operator';
  readonly allowChanges?: boolean;
  /** The person's response to each question; without it the client cannot ask. */
  readonly person?: (question: string) => 'accept' | 'decline';
}

async function connect({ role = 'operator', allowChanges = true, person }: Session = {}): Promise<Client> {
  const registry = createRegistryClient({ url: test.address, token: await test.token(role) });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createAgentServer(table, { client: registry }, allowChanges).connect(far);
  const capabilities = person ? { elicitation: { form: {} } } : {};
  const client = new Client({ name: 'test', version: '1.0.0' }, { capabilities });
  if (person) {
    client.setRequestHandler('elicitation/create', ({ params }) => {
      const action = person(params.message);
      return action === 'accept' ? { action, content: { confirmed: true } } : { action };
    });
  }
  await client.connect(near);
  opened.push(client);
  return client;
}

async function call(client: Client, name: string, given: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: given });
  return { texts: content.map((part) => (part.type === 'text' ? part.text : part.type)), isError };
}

const liveRelease = async () => {
  const { texts } = await call(await connect({ role: 'viewer', allowChanges: false }), 'status');
  return texts[0];
};

describe('agents', () => {
  it('see only reading commands unless changes are allowed', async () => {
    const names = async (allowChanges: boolean) =>
      (await (await connect({ allowChanges })).listTools()).tools.map(({ name }) => name).sort();
    const reading = [
      'flags',
      'history',
      'origins',
      'plan',
      'plan_rollback',
      'publishers',
      'rollout_status',
      'status',
      'versions',
    ];
    expect(await names(false)).toEqual(reading);
    expect(await names(true)).toEqual(expect.arrayContaining([...reading, 'promote', 'rollback', 'freeze']));
    expect(await names(true)).not.toContain('keys_new');
  });

  it('read versions, as lines and as JSON', async () => {
    const client = await connect({ role: 'viewer', allowChanges: false });
    const { texts } = await call(client, 'versions', { words: ['catalog'] });
    expect(texts[0]).toContain('1.1.0');
    expect(JSON.stringify(JSON.parse(texts[1] ?? ''))).toContain('1.0.0');
  });

  it('get the error message of an invalid call', async () => {
    const client = await connect();
    expect(await call(client, 'plan')).toEqual({
      isError: true,
      texts: ['Missing version. Use the form catalog@1.3.0.'],
    });
    expect(await call(client, 'plan', { word: 'catalog@1.0.0' })).toMatchObject({ isError: true });
  });
});

describe('a change by an agent', () => {
  it('is made after a person confirmed its plan', async () => {
    const questions: string[] = [];
    const client = await connect({ person: (question) => (questions.push(question), 'accept') });
    const { texts, isError } = await call(client, 'promote', { words: ['catalog@1.0.0'], reason: 'First' });
    expect([isError, texts[0]]).toEqual([undefined, expect.stringMatching(/^Release \d+ is live: /)]);
    expect(questions).toEqual([expect.stringContaining('promote catalog@1.0.0 --reason "First"')]);
    expect(questions[0]).toContain('catalog');
    expect(await liveRelease()).toContain('1.0.0');
  });

  it('is not made when the person declines, who is asked once', async () => {
    const before = await liveRelease();
    const questions: string[] = [];
    const client = await connect({ person: (question) => (questions.push(question), 'decline') });
    const declined = { isError: true, texts: ['Not confirmed. Nothing was changed.'] };
    expect(await call(client, 'promote', { words: ['catalog@1.1.0'] })).toEqual(declined);
    expect([questions.length, await liveRelease()]).toEqual([1, before]);
  });

  it('is not made when the client cannot ask a person', async () => {
    const before = await liveRelease();
    const made = call(await connect(), 'promote', { words: ['catalog@1.1.0'] });
    await expect(made).resolves.toMatchObject({ isError: true });
    expect(await liveRelease()).toBe(before);
  });

  it("is refused without the token's right, although a person confirmed", async () => {
    const client = await connect({ role: 'viewer', person: () => 'accept' });
    expect(await call(client, 'freeze', { words: ['catalog'], reason: 'Try' })).toMatchObject({
      isError: true,
      texts: [expect.stringContaining('operator')],
    });
  });
});
