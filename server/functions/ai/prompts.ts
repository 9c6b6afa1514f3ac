import { type AiRequest, FILE_NAMES, type PageFiles } from '../../../app/features/ai-builder/schema.ts';

/** A message as chat-completions services take it. */
export type Message = { role: 'system' | 'user' | 'assistant'; content: string };

const house = [
  'You write complete, modern, responsive websites in plain HTML, CSS and JavaScript, without frameworks and without requests to other hosts.',
  'The page works from 320 px up, by keyboard, and in light and dark; text has a contrast of 4.5:1, pictures are inline SVG with a text alternative.',
  'The words of the page are final and in the language of the description. No placeholder text.',
].join(' ');

const languages = { 'index.html': 'html', 'styles.css': 'css', 'script.js': 'js' } as const;

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
    ].join('\n');
  if (request.mode === 'file')
    return `Answer with exactly one fenced code block, \`\`\`${languages[request.file]}, which is the whole new ${request.file}, and nothing else. It must go on fitting the other two files.`;
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
    'Several blocks are made one after the other. An empty SEARCH adds to the end of the file. Leave alone what need not change.',
  ].join('\n');
}

function userMessage(request: AiRequest): string {
  if (request.mode === 'all' || request.mode === 'continue') return request.prompt;
  return `${request.prompt}\n\nThe files as they are now:\n\n${listFiles(request.files)}`;
}

function listFiles(files: PageFiles): string {
  return FILE_NAMES.map((name) => {
    const code = files[name];
    const longest = Math.max(0, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length));
    const fence = '`'.repeat(Math.max(3, longest + 1));
    return `${name}\n${fence}${languages[name]}\n${code}${fence}`;
  }).join('\n\n');
}
