import { expect } from 'vitest';
import type { Agent } from '../../testing/agent.ts';

/** What an agent is told when a tool refuses. */
export const refusalOf = async (agent: Agent, tool: string, args: Record<string, unknown>) =>
  (await agent.use(tool, args)).refusal;

/** What a tool answers; a refusal fails the test with its words. */
export const factsOf = async (agent: Agent, tool: string, args: Record<string, unknown> = {}) => {
  const { facts, refusal } = await agent.use(tool, args);
  expect(refusal).toBeNull();
  return facts;
};
