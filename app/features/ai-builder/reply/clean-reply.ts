/** A reply without what belongs to the model's own way of writing, and the reasoning that stood in front of it. */
export type CleanReply = {
  /** What the model thought aloud; empty when it did not. */
  reasoning: string;
  answer: string;
  /** Whether the reply ends in the middle of its reasoning. */
  isReasoning: boolean;
};

/** Tokens of chat templates that services sometimes let through, with the role that follows the one that opens a turn. */
const TURN = /<\|(?:im_start|start_header_id|start)\|>[ \t]*(?:assistant|system|user|tool)?/g;
const TOKEN = /<\|[a-z][a-z0-9_]*\|>|<｜[^｜<>\n]{1,40}｜>|<(?:start|end)_of_turn>(?:model\b)?/g;
/** At the edges only: `<s>` is an element of HTML too. */
const EDGE = /^\s*(?:<s>|\[INST\])\s*|\s*(?:<\/s>|\[\/INST\])\s*$/g;
/** The part of a reply in channels that is meant to be read. */
const FINAL = /<\|channel\|>[ \t]*final[^<]*<\|message\|>/g;

const REASONING = '(?:think(?:ing)?|thought|reasoning|reflection|seed:think)';
const REASONING_END = new RegExp(`</${REASONING}>|◁/think▷`, 'i');
const REASONING_BEGINNING = new RegExp(String.raw`^\s*(?:<${REASONING}>|◁think▷)`, 'i');
/** Where the answer itself has begun: what looks like the end of reasoning after it belongs to the page. */
const ANSWER_BEGINNING = /^[ \t>]*(?:`{3,}|~{3,})|<!doctype html|<html[\s>]/im;

/**
 * Takes what a model writes for itself out of its reply: byte order marks, invisible spaces, line ends of other systems,
 * tokens of its chat template, and reasoning, whose drafts are no answer.
 */
export function cleanReply(reply: string): CleanReply {
  const final = [...reply.matchAll(FINAL)].at(-1);
  const spoken = final ? reply.slice(final.index + final[0].length) : reply;
  const plain = spoken
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200B\u2060\uFEFF]/g, '')
    .replace(TURN, '')
    .replace(TOKEN, '')
    .replace(EDGE, '');
  const { reasoning, answer, isReasoning } = withoutReasoning(plain);
  const before = final ? reply.slice(0, final.index).replace(TURN, '').replace(TOKEN, '').trim() : '';
  return { reasoning: [before, reasoning].filter(Boolean).join('\n\n'), answer, isReasoning };
}

function withoutReasoning(text: string): CleanReply {
  const thoughts: string[] = [];
  let rest = text;
  for (;;) {
    const begun = REASONING_BEGINNING.exec(rest);
    const end = REASONING_END.exec(rest);
    if (!end) break;
    // Some services drop the opening tag; then everything before the closing one is reasoning, drafts included.
    const answered = begun || thoughts.length === 0 ? null : ANSWER_BEGINNING.exec(rest);
    if (answered && answered.index < end.index) break;
    thoughts.push(rest.slice(begun?.[0].length ?? 0, end.index).trim());
    rest = rest.slice(end.index + end[0].length);
  }
  const begun = REASONING_BEGINNING.exec(rest);
  if (!begun) return { reasoning: thoughts.join('\n\n'), answer: rest, isReasoning: false };
  thoughts.push(rest.slice(begun[0].length).trim());
  return { reasoning: thoughts.join('\n\n'), answer: '', isReasoning: true };
}
