import { school } from '../../data/school.ts';
import { count, timecode } from '../../lib/format.ts';
import { go, useAddress } from '../../lib/router.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Empty } from '../../ui/states.tsx';
import { marked, searchLessons } from './index.ts';

/** Search in everything that is written or said in a lesson. */
export function SearchPage() {
  const courses = school.use((state) => state.courses);
  const question = useAddress().query.get('q') ?? '';
  const hits = searchLessons(courses, question);
  return (
    <div className="mx-auto max-w-4xl px-5 py-8 lg:py-12">
      <h1 className="text-[clamp(2.4rem,5.5vw,4.2rem)] tracking-[-0.035em]">Index</h1>
      <label className="mt-6 block font-medium">
        Search in every text, film and question
        <input
          type="search"
          className="field mt-1 min-h-14 border-2 border-ink text-xl"
          value={question}
          onChange={(event) => go(`/search?q=${encodeURIComponent(event.target.value)}`, true)}
        />
      </label>
      <p role="status" className="mt-3 mb-6 text-soft">
        {question.trim() ? `${count(hits.length, 'lesson')} found` : 'Try: arch, crest, twice, north'}
      </p>
      {question.trim() && hits.length === 0 && (
        <Empty title={`“${question}” is in no lesson`}>
          <p>Every word has to begin some word of a lesson. Fewer words find more.</p>
        </Empty>
      )}
      <ol>
        {hits.map(({ course, lesson, snippet, at }) => (
          <li key={lesson.id}>
            <a
              href={`#/course/${course.id}/${lesson.id}${at ? `?at=${at}` : ''}`}
              className="group block border-t-2 border-line px-1 py-4 hover:border-ink"
            >
              <span className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
                <Icon name={lesson.kind} size={16} /> {course.title}
                {at !== null && <span className="font-semibold text-ink">at {timecode(at)}</span>}
              </span>
              <span className="mt-0.5 block text-xl font-semibold group-hover:underline">
                <Marked text={lesson.title} question={question} />
              </span>
              <span className="mt-1 block font-read text-[1.1rem] leading-snug">
                <Marked text={snippet} question={question} />
              </span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Marked({ text, question }: { text: string; question: string }) {
  return marked(text, question).map((piece, i) =>
    piece.found ? (
      <mark key={i} className="bg-mark text-ink">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
