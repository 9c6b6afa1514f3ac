import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** What a tool has answered: its facts, or the words with which it has refused. */
interface ToolAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes.
  facts: any;
  refusal: string | null;
}

/** An agent: the official client on a connection of its own. */
export interface Agent {
  client: Client;
  use(tool: string, args?: Record<string, unknown>): Promise<ToolAnswer>;
}

/** Connects the official client to an endpoint. */
export async function connectAgent(url: string, token?: string): Promise<Agent> {
  const client = new Client({ name: 'a-test', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url), {
      requestInit: { headers: token ? { Authorization: `Bearer ${token}` } : {} },
    }),
  );
  return {
    client,
    async use(name, args = {}) {
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: args });
      const [first] = content as { text: string }[];
      return { facts: structuredContent, refusal: isError ? (first?.text ?? '') : null };
    },
  };
}
