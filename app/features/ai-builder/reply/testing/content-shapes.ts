export const page =
  '<!doctype html>\n<link rel="stylesheet" href="styles.css">\n<h1>Bakery</h1>\n<script src="script.js"></script>\n';
export const styles = 'h1 { color: teal }\n';
export const script = 'console.log(1);\n';

interface ContentShape {
  name: string;
  reply: string;
  /** What is read, where it is not the three files of above. */
  want?: Record<string, string>;
  /** The language of code that no page is made of. */
  otherCode?: string;
  /** What it says in place of a page. */
  words?: string;
}

const files = { 'index.html': page, 'styles.css': styles, 'script.js': script };
const each = (write: (path: string, text: string) => string, between = '\n') =>
  Object.entries(files)
    .map(([path, text]) => write(path, text))
    .join(between);
const fenced = (info: string, text: string) => `\`\`\`${info}\n${text}\`\`\`\n`;
const language = (path: string) => path.split('.')[1] as string;

/** Ways in which models write a website into one reply, after the formats of editors and builders that they have learned. */
export const contentShapes: ContentShape[] = [
  {
    name: 'actions of an artifact',
    reply: `Here it is.\n<boltArtifact id="bakery" title="Bakery">\n${each(
      (path, text) => `<boltAction type="file" filePath="${path}">\n${text}</boltAction>`,
    )}\n<boltAction type="shell">npx serve</boltAction>\n</boltArtifact>\nEnjoy!`,
  },
  {
    name: 'elements that write a file',
    reply: `<lov-code>\n${each((path, text) => `<lov-write file_path="${path}">\n${text}</lov-write>`)}\n</lov-code>`,
  },
  {
    name: 'files whose path and content are elements',
    reply: `<files>\n${each(
      (path, text) => `<file>\n<path>${path}</path>\n<content><![CDATA[${text}]]></content>\n</file>`,
    )}\n</files>`,
  },
  {
    name: 'attributes of the fence',
    reply: each((path, text) => fenced(`${language(path)} file="${path}" type="code"`, text)),
  },
  {
    name: 'a title of the fence, as in documentation',
    reply: each((path, text) => fenced(`${language(path)} title="${path}" showLineNumbers`, text)),
  },
  {
    name: 'a name in brackets after the language',
    reply: each((path, text) => fenced(`${language(path)} [${path}]`, text)),
  },
  {
    name: 'classes and attributes in braces',
    reply: each((path, text) => fenced(`{.${language(path)} filename="${path}"}`, text)),
  },
  {
    name: 'summaries that open',
    reply: each(
      (path, text) =>
        `<details>\n<summary>${path}</summary>\n\n${fenced(language(path), text)}\n</details>\n`,
    ),
  },
  {
    name: 'lines of equals signs around each name, without a fence',
    reply: each((path, text) => `=== ${path} ===\n${text}`),
  },
  {
    name: 'lines of dashes around each name, without a fence',
    reply: `Here are the files.\n\n${each((path, text) => `--- ${path} ---\n${text}`)}`,
  },
  {
    name: 'a patch that adds files',
    reply: `*** Begin Patch\n${each(
      (path, text) => `*** Add File: ${path}\n${text.trimEnd().replace(/^/gm, '+')}`,
    )}\n*** End Patch`,
  },
  {
    name: 'a diff of new files',
    reply: fenced(
      'diff',
      `${each(
        (path, text) =>
          `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1,${
            text.trimEnd().split('\n').length
          } @@\n${text.trimEnd().replace(/^/gm, '+')}`,
      )}\n`,
    ),
  },
  {
    name: 'commands of a shell that write files',
    reply: fenced(
      'bash',
      `mkdir bakery && cd bakery\n${each((path, text) => `cat > ${path} <<'EOF'\n${text}EOF`)}\n`,
    ),
  },
  {
    name: 'calls of a tool in JSON',
    reply: each(
      (path, text) =>
        `<tool_call>\n${JSON.stringify({ name: 'write_file', arguments: { path, content: text } })}\n</tool_call>`,
    ),
  },
  {
    name: 'calls of a function in elements',
    reply: each(
      (path, text) =>
        `<tool_call>\n<function=write_file>\n<parameter=path>\n${path}\n</parameter>\n<parameter=content>\n${text}</parameter>\n</function>\n</tool_call>`,
    ),
  },
  {
    name: 'files by path in JSON, each an object',
    reply: fenced(
      'json',
      `${JSON.stringify({ files: Object.fromEntries(Object.entries(files).map(([path, code]) => [`/${path}`, { code }])) }, null, 2)}\n`,
    ),
  },
  {
    name: 'operations in JSON',
    reply: JSON.stringify({
      summary: 'A bakery',
      operations: Object.entries(files).map(([path, content]) => ({ type: 'create', path, content })),
    }),
  },
  {
    name: 'channels, of which the last is meant',
    reply: `<|channel|>analysis<|message|>A draft:\n${fenced('html', '<p>No</p>\n')}<|end|><|start|>assistant<|channel|>final<|message|>${each(
      (path, text) => `**${path}**\n${fenced(language(path), text)}`,
    )}<|return|>`,
  },
  {
    name: 'a numbered list around indented fences',
    reply: each(
      (path, text) =>
        `1. Create \`${path}\`:\n\n   ${fenced(language(path), text).trimEnd().replace(/\n/g, '\n   ')}\n`,
    ),
  },
  {
    name: 'several pages and a folder',
    reply: `### index.html\n${fenced('html', page)}\n### about.html\n${fenced('html', page.replace('Bakery', 'About'))}\n### css/styles.css\n${fenced('css', styles)}`,
    want: {
      'index.html': page,
      'about.html': page.replace('Bakery', 'About'),
      'css/styles.css': styles,
    },
  },
  {
    name: 'words after the end of a document without a fence',
    reply: `${page.replace('<!doctype html>', '<!doctype html>\n<html>')}</html>\n\nThis page has a heading. Let me know what to change!`,
    want: { 'index.html': `${page.replace('<!doctype html>', '<!doctype html>\n<html>')}</html>\n` },
  },
  {
    name: 'a component of another framework',
    reply: `Here is a component:\n${fenced('vue', '<template><h1>Bakery</h1></template>\n')}`,
    otherCode: 'vue',
  },
  {
    name: 'a program that would write the page',
    reply: fenced('python', `with open("index.html", "w") as page:\n    page.write("<h1>Bakery</h1>")\n`),
    otherCode: 'python',
  },
  {
    name: 'a question in place of a page',
    reply: '好的！请问您的面包店叫什么名字？营业时间是几点到几点？',
    words: '营业时间',
  },
];
