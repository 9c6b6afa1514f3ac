import type { AiRequest, SentFiles } from '../../../app/features/ai-builder/schema.ts';

/** A message as chat-completions services take it. */
export type Message = { role: 'system' | 'user' | 'assistant'; content: string };

const house = [
  'You write complete, modern, responsive websites in plain HTML, CSS and JavaScript, without frameworks and without requests to other hosts.',
  'The page works from 320 px up, by keyboard, and in light and dark; text has a contrast of 4.5:1, pictures are inline SVG with a text alternative.',
  'The words of the page are final and in the language of the description. No placeholder text.',
].join(' ');

/** The word after the fence of a file: the end of its name. */
const languageOf = (path: string) => /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';

/** What the service is asked: the instruction for this kind of request, and the visitor's own words. */
export function messagesFor(request: AiRequest): Message[] {
  const asked: Message[] = [
    { role: 'system', content: `${house}\n\n${instruction(request)}` },
    { role: 'user', content: userMessage(request) },
  ];
  if (request.mode !== 'continue') return asked;
  return [...asked, { role: 'assistant', content: request.reply }, { role: 'user', content: goOn }];
}

const goOn =
  'Your reply broke off there. Go on with the very next character: repeat nothing, open no fence again, and put no word before it.';

function instruction(request: AiRequest): string {
  if (request.mode === 'all' || request.mode === 'continue')
    return [
      'Answer with exactly three fenced code blocks and nothing else: ```html, then ```css, then ```js.',
      'The html block is the whole index.html, which links styles.css and script.js. No inline styles or scripts.',
      'Only where the user asks for several pages, each further page is one more block whose fence names it: ```html about.html. It links the same two files.',
    ].join('\n');
  if (request.mode === 'file')
    return `Answer with exactly one fenced code block, \`\`\`${languageOf(request.file)}, which is the whole new ${request.file}, and nothing else. It must go on fitting the other files.`;
  return [
    'Change the given files as the user wishes, by small search/replace blocks and nothing else. Each block stands under the name of its file:',
    '',
    'index.html',
    '<<<<<<< SEARCH',
    'lines exactly as they are in the file, enough of them to be there once only',
    '=======',
    'the lines that take their place',
    '>>>>>>> REPLACE',
    '',
    'Several blocks are made one after the other. An empty SEARCH adds to the end of the file, or begins a new file under a new name. Leave alone what need not change.',
  ].join('\n');
}

function userMessage(request: AiRequest): string {
  if (request.mode === 'all' || request.mode === 'continue') return request.prompt;
  return `${request.prompt}\n\nThe files as they are now:\n\n${listFiles(request)}`;
}

function listFiles({ files, others }: SentFiles): string {
  const whole = Object.entries(files).map(([path, code]) => {
    const longest = Math.max(0, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length));
    const fence = '`'.repeat(Math.max(3, longest + 1));
    return `${path}\n${fence}${languageOf(path)}\n${code}${fence}`;
  });
  if (others.length === 0) return whole.join('\n\n');
  // Names are the visitor's: one a line, and no line of its own.
  const list = others.map(({ path, bytes }) => `- ${path.replace(/\s+/g, ' ')} (${bytes} bytes)`).join('\n');
  return [...whole, `The website has these files too, which are not shown here:\n${list}`].join('\n\n');
}
