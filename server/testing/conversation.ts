import type { Agent } from './agent.ts';

/** What is different in every run, and what may not be told. */
const replaced: [RegExp, string][] = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>'],
  [/\b[0-9a-f]{40}\b/g, '<sha>'],
  [/\bmember-[0-9a-f]+\b/g, '<member>'],
  [/localhost:\d+/g, 'localhost:3000'],
  [/\b[a-z0-9]{10}--/g, '<deployment>--'],
  [/\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)/g, '<time>'],
];
/** Sizes, which change with the templates. */
const sizes = new Set([
  'files',
  'file_count',
  'bytes',
  'characters',
  'next_offset',
  'finding_count',
  'total',
]);

/** A conversation of a person, an agent and the site, kept as it can be read. */
export class Conversation {
  readonly #lines: string[];

  constructor(title: string) {
    this.#lines = [
      `# ${title}`,
      '',
      'Recorded by `server/process/mcp.test.ts`; texts are shortened, and ids are left out.',
    ];
  }

  /** What somebody says. */
  says(who: 'Person' | 'Agent', words: string): void {
    this.#lines.push('', `**${who}:** ${words}`);
  }

  /** Has the agent use a tool. Returns the facts; of these `shown` are kept. Throws when it refuses. */
  async use(agent: Agent, tool: string, args: object, shown: string[]): Promise<Record<string, never>> {
    const { facts, refusal } = await agent.use(tool, { ...args });
    if (refusal !== null) throw new Error(`${tool}: ${refusal}`);
    this.#keep(tool, args, Object.fromEntries(shown.map((name) => [name, facts[name]])));
    return facts;
  }

  /** Has the agent use a tool that refuses. Returns the words. */
  async isRefused(agent: Agent, tool: string, args: object): Promise<string> {
    const { refusal } = await agent.use(tool, { ...args });
    if (refusal === null) throw new Error(`${tool} was not refused.`);
    this.#keep(tool, args, refusal);
    return refusal;
  }

  #keep(tool: string, args: object, answer: unknown): void {
    const short = (value: unknown) => JSON.stringify(value, shorten, 1);
    this.#lines.push('', '```json', `${tool} ${short(args)}`, `→ ${short(answer)}`, '```');
  }

  text(): string {
    return `${replaced.reduce((text, [pattern, word]) => text.replace(pattern, word), this.#lines.join('\n'))}\n`;
  }
}

function shorten(name: string, value: unknown): unknown {
  if (typeof value === 'number' && sizes.has(name)) return '…';
  if (typeof value === 'string' && value.length > 120) return `${value.slice(0, 120)}…`;
  return Array.isArray(value) && value.length > 3 ? [...value.slice(0, 3), '…'] : value;
}
