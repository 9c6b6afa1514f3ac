/** What a service sends: its bytes, cut as they arrive, and their declared type where it is not a stream of events. */
export interface Served {
  pieces: (string | Uint8Array)[];
  type?: string;
}

interface TransportShape {
  name: string;
  served: Served;
  /** What is understood, unless `code` says how it is refused. */
  text?: string;
  reason?: 'stop' | 'length';
  code?: string;
}

const TEXT = 'A bakery 🥐 in Ghent';
const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const choice = (delta: object, finish_reason: string | null = null) =>
  event({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] });
const DONE = 'data: [DONE]\n\n';

/** Text cut in the middle of its characters. */
function bytewise(text: string): Uint8Array[] {
  return [...new TextEncoder().encode(text)].map((byte) => Uint8Array.of(byte));
}

/** Ways in which services that speak the chat-completions protocol send one reply, after their own documents. */
export const transportShapes: TransportShape[] = [
  {
    name: 'names its role first, sends no content with it, and counts tokens in a chunk without choices',
    served: {
      pieces: [
        choice({ role: 'assistant', content: null, refusal: null }),
        choice({ content: 'A bakery 🥐' }),
        choice({ content: ' in Ghent' }),
        choice({}, 'stop'),
        event({ choices: [], usage: { prompt_tokens: 9, completion_tokens: 12 } }),
        DONE,
      ],
    },
    text: TEXT,
  },
  {
    name: 'filters the prompt in a first chunk without choices',
    served: {
      pieces: [
        event({ choices: [], prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }] }),
        choice({ content: TEXT }),
        choice({}, 'stop'),
        DONE,
      ],
    },
    text: TEXT,
  },
  {
    name: 'keeps the line open with comments',
    served: { pieces: [': PROCESSING\n\n', ': PROCESSING\n\n', choice({ content: TEXT }), ':\n\n', DONE] },
    text: TEXT,
  },
  {
    name: 'ends lines as Windows does, and names events',
    served: {
      pieces: [
        `event: message\r\nid: 1\r\n${choice({ content: TEXT }).trimEnd()}\r\n\r\n`,
        'data: [DONE]\r\n\r\n',
      ],
    },
    text: TEXT,
  },
  {
    name: 'leaves out the space after the name of a field, and the end of the stream',
    served: { pieces: [choice({ content: TEXT }).replace('data: ', 'data:'), choice({}, 'stop').trimEnd()] },
    text: TEXT,
  },
  {
    name: 'spreads one chunk over several lines',
    served: {
      pieces: [
        `${JSON.stringify({ choices: [{ delta: { content: TEXT } }] }, null, 2).replace(/^/gm, 'data: ')}\n\n`,
        DONE,
      ],
    },
    text: TEXT,
  },
  {
    name: 'sends single bytes, characters and line ends cut in half',
    served: { pieces: bytewise(choice({ content: TEXT }) + choice({}, 'stop') + DONE) },
    text: TEXT,
  },
  {
    name: 'sends content in parts, thoughts among them',
    served: {
      pieces: [
        choice({
          content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'A baker wants bread.' }] }],
        }),
        choice({ content: [{ type: 'text', text: 'A bakery 🥐' }] }),
        choice({ content: [{ type: 'text', text: ' in Ghent' }] }, 'stop'),
        DONE,
      ],
    },
    text: TEXT,
  },
  {
    name: 'sends its thoughts in a field of their own',
    served: {
      pieces: [
        choice({ content: null, reasoning_content: 'Hm. ```html' }),
        choice({
          content: '',
          reasoning: 'Hm.',
          reasoning_details: [{ type: 'reasoning.text', text: 'Hm.' }],
        }),
        choice({ content: TEXT }, 'stop'),
        DONE,
      ],
    },
    text: TEXT,
  },
  {
    name: 'refuses in a field of its own',
    served: { pieces: [choice({ refusal: 'I’m sorry, ' }), choice({ refusal: 'I can’t.' }, 'stop'), DONE] },
    text: 'I’m sorry, I can’t.',
  },
  {
    name: 'stops where its limit of tokens is',
    served: { pieces: [choice({ content: TEXT }), choice({}, 'length'), DONE] },
    text: TEXT,
    reason: 'length',
  },
  {
    name: 'ends a reply because of its content',
    served: { pieces: [choice({ content: 'A bakery' }), choice({}, 'content_filter'), DONE] },
    code: 'service_filtered',
  },
  {
    name: 'does not begin a reply because of the prompt',
    served: {
      type: 'application/json',
      pieces: [
        JSON.stringify({
          error: { message: 'The response was filtered', code: 'content_filter', status: 400 },
        }),
      ],
    },
    code: 'service_filtered',
  },
  {
    name: 'reports inside the stream that there was too much to read',
    served: {
      pieces: [
        event({ error: { message: 'maximum context length', type: 'x', code: 'context_length_exceeded' } }),
      ],
    },
    code: 'service_too_much',
  },
  {
    name: 'reports inside the stream that it is busy',
    served: {
      pieces: [
        choice({ content: 'A' }),
        event({ error: { message: 'slow down', code: 'rate_limit_exceeded' } }),
      ],
    },
    code: 'service_cut_off',
  },
  {
    name: 'answers whole, in parts',
    served: {
      type: 'application/json; charset=utf-8',
      pieces: [
        JSON.stringify({
          object: 'chat.completion',
          choices: [{ message: { content: [{ type: 'text', text: TEXT }] }, finish_reason: 'stop' }],
        }),
      ],
    },
    text: TEXT,
  },
  {
    name: 'streams, and calls it plain text',
    served: { type: 'text/plain; charset=utf-8', pieces: [choice({ content: TEXT }), DONE] },
    text: TEXT,
  },
  {
    name: 'completes text rather than a chat',
    served: {
      pieces: [event({ object: 'text_completion', choices: [{ text: TEXT, finish_reason: 'stop' }] }), DONE],
    },
    text: TEXT,
  },
  {
    name: 'sends a second choice that nobody asked for',
    served: {
      pieces: [
        event({ choices: [{ index: 1, delta: { content: 'No.' } }] }),
        event({ choices: [{ index: 0, delta: { content: TEXT }, finish_reason: 'stop' }] }),
        DONE,
      ],
    },
    text: TEXT,
  },
];
