import type { Course } from '../../data/types.ts';
import { printOf } from './covers.tsx';

/** The front of a course's paperback. Decoration: whoever links it says the title. */
export function Cover({
  course,
  number,
  className = 'cover',
}: {
  course: Pick<Course, 'id' | 'title'>;
  number: number;
  className?: string;
}) {
  const { paper, ink, second, lines, art } = printOf(course.id, course.title);
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 212 300" preserveAspectRatio="xMidYMid slice">
      <rect width="212" height="300" fill={paper} />
      <svg x="0" y="104" width="212" height="196" viewBox="0 104 212 196" style={{ isolation: 'isolate' }}>
        <rect y="104" width="212" height="196" fill={paper} />
        <g className="overprint">{art}</g>
      </svg>
      <rect x="12" y="12" width="36" height="4" fill={second} />
      <text x="200" y="19" textAnchor="end" fontSize="11" fontWeight="600" fill={ink}>
        {String(number).padStart(2, '0')}
      </text>
      {lines.map((line, i) => (
        <text
          key={line}
          x="11"
          y={43 + i * 24}
          fontSize="26"
          fontWeight="700"
          letterSpacing="-0.9"
          fill={ink}
        >
          {line}
        </text>
      ))}
    </svg>
  );
}
