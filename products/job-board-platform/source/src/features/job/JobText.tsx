import type { Job } from '../../data/types.ts';

/** The words of a job, as seekers see them; also the preview while it is written. */
export function JobText({ job }: { job: Job }) {
  return (
    <div className="max-w-2xl">
      <p className="text-xl leading-relaxed">{job.about || 'What the job is for will stand here.'}</p>
      <h2 className="mt-8 mb-3 text-2xl">What you do</h2>
      <ol className="grid gap-0">
        {job.tasks
          .filter((task) => task.trim())
          .map((task, i) => (
            <li key={`${i}-${task}`} className="flex gap-4 border-t-2 border-line py-3 text-lg leading-snug">
              <span className="w-6 shrink-0 font-head font-extrabold">{i + 1}</span>
              {task}
            </li>
          ))}
      </ol>
      <h2 className="mt-8 mb-3 text-2xl">What you bring</h2>
      <ul className="flex flex-wrap gap-2">
        {job.skills.map((skill) => (
          <li key={skill} className="rounded-md bg-hover px-3 py-1 font-medium">
            {skill}
          </li>
        ))}
      </ul>
    </div>
  );
}
