import {
  fromJsonSchema,
  inputRequired,
  inputResponse,
  McpServer,
  type InputResponseView,
} from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { finished } from 'node:stream/promises';
import type { CommandContext } from '../commands/command';
import type { CommandTable } from '../commands/command-table';
import { commandLineOf, confirmationOf, inputSchemaOf, runTool, toolsOf, type ToolArguments } from './tools';

type ToolContext = Omit<CommandContext, 'log'>;

const instructions =
  'Reads and changes which versions of the shop’s remotes are live. Plan a change before you make it. A person confirms each change.';

const text = (...parts: readonly string[]) => ({
  content: parts.filter(Boolean).map((part) => ({ type: 'text' as const, text: part })),
});

const failure = (error: unknown) => ({
  ...text(error instanceof Error ? error.message : String(error)),
  isError: true,
});

const confirmation = {
  type: 'object' as const,
  properties: { confirmed: { type: 'boolean' as const, title: 'Make this change' } },
  required: ['confirmed'],
};

const isConfirmed = (response: InputResponseView) =>
  response.kind === 'elicit' && response.action === 'accept' && response.content?.confirmed === true;

/** An MCP server whose tools are the table's commands for agents. */
export function createAgentServer(
  table: CommandTable,
  context: ToolContext,
  allowChanges: boolean,
): McpServer {
  const server = new McpServer({ name: 'shop-releases', version: '1.0.0' }, { instructions });
  for (const tool of toolsOf(table, allowChanges)) {
    const isChange = tool.action.agents === 'change';
    const config = {
      description: tool.action.summary,
      inputSchema: fromJsonSchema<ToolArguments>(inputSchemaOf(tool)),
      annotations: { readOnlyHint: !isChange, destructiveHint: isChange, openWorldHint: false },
    };
    server.registerTool(tool.name, config, async (given, { mcpReq }) => {
      try {
        if (isChange) {
          // The key is the command line, so that a confirmation counts for no other call.
          const key = commandLineOf(tool, given);
          const response = inputResponse(mcpReq.inputResponses, key);
          if (response.kind === 'missing') {
            const message = await confirmationOf(tool, given, context);
            const question = inputRequired.elicit({ message, requestedSchema: confirmation });
            return inputRequired({ inputRequests: { [key]: question } });
          }
          if (!isConfirmed(response)) return failure('Not confirmed. Nothing was changed.');
        }
        const { lines, value } = await runTool(tool, given, context);
        return text(lines.join('\n'), JSON.stringify(value ?? null));
      } catch (error) {
        return failure(error);
      }
    });
  }
  return server;
}

/** Serves a table's commands on standard input and output, until the client closes the input. */
export async function serveAgents(
  table: CommandTable,
  context: ToolContext,
  allowChanges: boolean,
): Promise<void> {
  const handle = serveStdio(() => createAgentServer(table, context, allowChanges));
  await finished(process.stdin, { writable: false });
  await handle.close();
}
