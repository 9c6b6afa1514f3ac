import { type FormEvent, useState } from 'react';
import { clearAnswers, school, setAnswers, setDone } from '../../data/school.ts';
import type { QuizLesson } from '../../data/types.ts';
import { count } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';

/** How many answers are right. */
export const rightOf = (lesson: QuizLesson, answers: number[]): number =>
  lesson.questions.filter(({ right }, i) => answers[i] === right).length;

/** Questions; after handing in, every option says why it is right or not. */
export function Quiz({ lesson }: { lesson: QuizLesson }) {
  const given = school.use((state) => state.learner.answers[lesson.id]);
  const [draft, setDraft] = useState<(number | undefined)[]>([]);
  const [missing, setMissing] = useState(false);
  const shown = given ?? draft;
  const hand = (event: FormEvent) => {
    event.preventDefault();
    const answers = lesson.questions.map((_, i) => draft[i]);
    if (answers.some((answer) => answer === undefined)) return setMissing(true);
    setAnswers(lesson.id, answers as number[]);
    setDone(lesson.id, true);
  };
  const again = () => {
    clearAnswers(lesson.id);
    setDraft([]);
    setMissing(false);
  };
  return (
    <form onSubmit={hand} className="grid max-w-3xl gap-9">
      {given && (
        <p
          role="status"
          className="flex flex-wrap items-center gap-4 border-2 border-ink bg-page p-4 text-xl font-bold"
        >
          {rightOf(lesson, given)} of {count(lesson.questions.length, 'answer')} right.
          <button type="button" className="btn-line text-base font-medium" onClick={again}>
            Once more
          </button>
        </p>
      )}
      {lesson.questions.map(({ ask, options, right }, q) => (
        <fieldset key={ask} disabled={Boolean(given)}>
          <legend className="mb-3 text-xl leading-snug font-semibold">
            <span className="mr-2 text-red">{q + 1}</span>
            {ask}
          </legend>
          <div className="grid gap-2">
            {options.map(({ text, why }, i) => {
              const chosen = shown[q] === i;
              const colour = !given
                ? 'border-line'
                : i === right
                  ? 'border-leaf'
                  : chosen
                    ? 'border-red'
                    : 'border-line';
              return (
                <label
                  key={text}
                  className={`block border-2 bg-page px-4 py-3 has-checked:border-ink ${colour} ${given ? '' : 'cursor-pointer hover:border-ink'}`}
                >
                  <span className="flex items-center gap-3">
                    <input
                      type="radio"
                      className="size-5 shrink-0"
                      name={`${lesson.id}-${q}`}
                      checked={chosen}
                      onChange={() => setDraft(lesson.questions.map((_, at) => (at === q ? i : draft[at])))}
                    />
                    <span className="font-medium">{text}</span>
                    {given && i === right && (
                      <span className="ml-auto flex items-center gap-1 font-semibold text-leaf">
                        <Icon name="tick" size={18} /> right
                      </span>
                    )}
                    {given && chosen && i !== right && (
                      <span className="ml-auto flex items-center gap-1 font-semibold text-red">
                        <Icon name="cross" size={18} /> yours
                      </span>
                    )}
                  </span>
                  {given && (
                    <span className="mt-1.5 block pl-8 font-read text-[1.08rem] leading-snug">{why}</span>
                  )}
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
      {!given && (
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" className="btn">
            Hand in
          </button>
          <p role="alert" className="font-medium text-red">
            {missing &&
              draft.filter((answer) => answer !== undefined).length < lesson.questions.length &&
              'A question is still open.'}
          </p>
        </div>
      )}
    </form>
  );
}
