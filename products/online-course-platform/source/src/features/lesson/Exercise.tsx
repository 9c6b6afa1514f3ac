import { type KeyboardEvent, useState } from 'react';
import { school, setCode, setDone } from '../../data/school.ts';
import type { CodeLesson } from '../../data/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type RunResult, run } from './runner.ts';

/** A function to be written, run in a worker of its own against the lesson's cases. */
export function Exercise({ lesson }: { lesson: CodeLesson }) {
  const code = school.use((state) => state.learner.code[lesson.id]) ?? lesson.starter;
  const [result, setResult] = useState<RunResult | null>(null);
  const [running, setRunning] = useState(false);
  const check = async () => {
    setRunning(true);
    const next = await run(code, lesson.functionName, lesson.cases);
    setRunning(false);
    setResult(next);
    if (next.kind === 'ran' && next.results.every(({ pass }) => pass)) setDone(lesson.id, true);
  };
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void check();
    }
  };
  const lines = code.split('\n').length;
  return (
    <div className="grid gap-5">
      <p className="reading">{lesson.task}</p>
      <div className="border-2 border-ink">
        <div className="flex bg-page font-mono text-[0.95rem] leading-6">
          <pre aria-hidden="true" className="bg-shade px-3 py-3 text-right text-soft select-none">
            {Array.from({ length: Math.max(lines, 8) }, (_, i) => `${i + 1}\n`).join('')}
          </pre>
          <textarea
            aria-label={`Code of ${lesson.functionName}`}
            className="min-w-0 flex-1 resize-none overflow-x-auto bg-transparent p-3 whitespace-pre"
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
            rows={Math.max(lines, 8)}
            value={code}
            onKeyDown={keys}
            onChange={(event) => setCode(lesson.id, event.target.value)}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3 border-t-2 border-ink bg-page p-3">
          <button type="button" className="btn" disabled={running} onClick={check}>
            <Icon name="play" size={16} /> {running ? 'Running' : 'Run and check'}
          </button>
          <button
            type="button"
            className="btn-line"
            disabled={code === lesson.starter}
            onClick={() => setCode(lesson.id, lesson.starter)}
          >
            Start over
          </button>
          <span className="text-sm text-soft">
            Ctrl + Enter runs it too. The code sees neither page nor network and is stopped after two seconds.
          </span>
        </div>
      </div>
      <div role="status">{result && <Outcome lesson={lesson} result={result} />}</div>
      <details className="border-y border-line py-2">
        <summary className="min-h-8 font-semibold">A hint</summary>
        <p className="mt-1 max-w-2xl">{lesson.hint}</p>
      </details>
    </div>
  );
}

function Outcome({ lesson, result }: { lesson: CodeLesson; result: RunResult }) {
  if (result.kind === 'endless')
    return (
      <p className="border-l-4 border-red pl-4 font-medium">
        It was still running after two seconds and was stopped. Does every loop come to an end?
      </p>
    );
  if (result.kind === 'broken')
    return (
      <p className="border-l-4 border-red pl-4 font-medium">
        It could not be run: <code>{result.message}</code>
      </p>
    );
  const passed = result.results.filter(({ pass }) => pass).length;
  const all = passed === result.results.length;
  return (
    <>
      <p className={`mb-3 text-xl font-bold ${all ? 'text-leaf' : 'text-red'}`}>
        {all
          ? 'Every case is right. The lesson is done.'
          : `${passed} of ${result.results.length} cases are right.`}
      </p>
      <ul className="grid gap-1">
        {result.results.map(({ pass, got, logs }, i) => (
          <li key={i} className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-2">
            <span className={pass ? 'text-leaf' : 'text-red'}>
              <Icon name={pass ? 'tick' : 'cross'} size={16} />
              <span className="sr-only">{pass ? 'Right' : 'Wrong'}</span>
            </span>
            <code className="break-all">
              {lesson.functionName}({lesson.cases[i].args.map((arg) => JSON.stringify(arg)).join(', ')})
            </code>
            <span>
              {pass ? 'gives ' : 'gave '}
              <code className="break-all">{got}</code>
              {!pass && (
                <>
                  , should be <code className="break-all">{JSON.stringify(lesson.cases[i].expected)}</code>
                </>
              )}
            </span>
            {logs.length > 0 && (
              <pre className="w-full overflow-x-auto bg-shade p-2 text-sm">{logs.join('\n')}</pre>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
