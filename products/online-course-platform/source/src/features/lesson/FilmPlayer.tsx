import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { school, setDone, setPlace } from '../../data/school.ts';
import type { Course, FilmLesson } from '../../data/types.ts';
import { timecode } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { films } from '../films/index.tsx';
import { notesOf } from '../notes/notes.ts';
import { Margin } from './Margin.tsx';
import { useFilm } from './useFilm.ts';

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** A drawn film with its words, a clock, and the margin beside it. `from` is the second to open at. */
export function FilmPlayer({
  course,
  lesson,
  from,
}: {
  course: Course;
  lesson: FilmLesson;
  from: number | null;
}) {
  const learner = school.use((state) => state.learner);
  const cues = useMemo(() => lesson.cues.map(({ at }) => at), [lesson]);
  const left = learner.places[lesson.id] ?? 0;
  const film = useFilm(lesson.length, from ?? (left >= lesson.length ? 0 : left), cues, () =>
    setDone(lesson.id, true),
  );
  const [words, setWords] = useState(true);
  const { t, playing } = film;
  useEffect(() => {
    if (!playing && t > 0) setPlace(lesson.id, t);
  }, [playing, lesson.id]);
  const { paper, Frame } = films[lesson.film];
  const cue = lesson.cues.findLast(({ at }) => at <= t) ?? lesson.cues[0];
  const notes = notesOf(learner.notes, lesson.id);

  const keys = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || ['SELECT', 'TEXTAREA'].includes(target.tagName))
      return;
    if (event.key === ' ' && target.tagName === 'BUTTON') return;
    const act: Record<string, () => void> = {
      ' ': film.toggle,
      k: film.toggle,
      j: () => film.seek(t - 5),
      l: () => film.seek(t + 5),
      c: () => setWords(!words),
    };
    const found = act[event.key];
    if (!found) return;
    event.preventDefault();
    found();
  };

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,47rem)_minmax(16rem,1fr)]">
      <section aria-label="Film" onKeyDown={keys}>
        <div className="relative border-2 border-ink" style={{ background: paper }}>
          <svg
            role="img"
            aria-label={`${lesson.title}. ${cue.text}`}
            viewBox="0 0 640 360"
            className="block w-full"
            style={{ isolation: 'isolate' }}
          >
            <Frame t={t} />
          </svg>
          {!playing && (
            <button
              type="button"
              onClick={film.toggle}
              tabIndex={-1}
              aria-hidden="true"
              className="absolute inset-0 grid place-items-center"
            >
              <span className="grid size-20 place-items-center bg-[#131c33] pl-1 text-[#fff]">
                <Icon name="play" size={40} />
              </span>
            </button>
          )}
        </div>
        {words && (
          <p className="flex min-h-20 items-center justify-center border-x-2 border-ink bg-[#131c33] px-4 py-2 text-center text-[1.05rem] leading-snug text-pretty text-[#fff]">
            {cue.text}
          </p>
        )}
        <div className="border-2 border-ink bg-page px-2 pb-1.5">
          <div className="relative">
            <input
              type="range"
              aria-label="Place in the film"
              aria-valuetext={`${timecode(t)} of ${timecode(lesson.length)}`}
              min={0}
              max={lesson.length}
              step={0.1}
              value={t}
              onChange={(event) => film.seek(Number(event.target.value))}
              className="block h-7 w-full"
            />
            <div aria-hidden="true" className="pointer-events-none absolute inset-x-2 -top-1 h-2">
              {notes.map(
                ({ id, at }) =>
                  at !== null && (
                    <span
                      key={id}
                      className="absolute size-2.5 -translate-x-1/2 rotate-45 bg-red"
                      style={{ left: `${(at / lesson.length) * 100}%` }}
                    />
                  ),
              )}
            </div>
          </div>
          <div className="flex flex-wrap items-center gap-1">
            <button type="button" className="btn-icon" onClick={film.toggle}>
              <Icon name={playing ? 'pause' : 'play'} />
              <span className="sr-only">{playing ? 'Pause' : 'Play'}</span>
            </button>
            <button
              type="button"
              className="btn-icon px-1 text-sm font-semibold"
              onClick={() => film.seek(t - 5)}
            >
              −5<span className="sr-only"> seconds</span>
            </button>
            <button
              type="button"
              className="btn-icon px-1 text-sm font-semibold"
              onClick={() => film.seek(t + 5)}
            >
              +5<span className="sr-only"> seconds</span>
            </button>
            <span className="px-1 tabular-nums">
              {timecode(t)} / {timecode(lesson.length)}
            </span>
            <span className="ml-auto flex items-center gap-1">
              <button
                type="button"
                className="btn-line"
                aria-pressed={words}
                onClick={() => setWords(!words)}
              >
                Words
              </button>
              <select
                aria-label="Speed"
                className="field w-auto"
                value={film.rate}
                onChange={(event) => film.setRate(Number(event.target.value))}
              >
                {rates.map((rate) => (
                  <option key={rate} value={rate}>
                    {rate}×
                  </option>
                ))}
              </select>
            </span>
          </div>
        </div>
        <p className="mt-2 hidden text-sm text-soft lg:block">
          Keys: <kbd>K</kbd> play, <kbd>J</kbd> and <kbd>L</kbd> five seconds, <kbd>C</kbd> words.
        </p>
        <section aria-labelledby="transcript" className="mt-6">
          <h2 id="transcript" className="text-xl">
            Transcript
          </h2>
          <ol className="mt-2">
            {lesson.cues.map((line) => (
              <li key={line.at}>
                <button
                  type="button"
                  aria-current={line === cue ? 'true' : undefined}
                  onClick={() => film.seek(line.at)}
                  className="flex w-full gap-4 border-t border-line px-2 py-2.5 text-left hover:bg-shade aria-[current]:bg-mark"
                >
                  <span className="w-9 shrink-0 pt-px text-right font-semibold text-soft tabular-nums in-aria-[current]:text-ink">
                    {timecode(line.at)}
                  </span>
                  <span className="font-read text-[1.1rem] leading-snug">{line.text}</span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      </section>
      <Margin courseId={course.id} lessonId={lesson.id} at={t} seek={film.seek} />
    </div>
  );
}
