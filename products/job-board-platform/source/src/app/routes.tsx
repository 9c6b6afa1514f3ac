import type { ReactNode } from 'react';
import { demoEmployer } from '../data/sample/employers.ts';
import type { Desk, Job } from '../data/types.ts';
import { ApplicationsPage } from '../features/applications/ApplicationsPage.tsx';
import { ApplyPage } from '../features/apply/ApplyPage.tsx';
import { ComparePage } from '../features/compare/ComparePage.tsx';
import { HirePage } from '../features/hire/HirePage.tsx';
import { InterviewsPage } from '../features/interviews/InterviewsPage.tsx';
import { JobPage } from '../features/job/JobPage.tsx';
import { ModeratePage } from '../features/moderate/ModeratePage.tsx';
import { CandidatePage } from '../features/pipeline/CandidatePage.tsx';
import { PipelinePage } from '../features/pipeline/PipelinePage.tsx';
import { PostPage } from '../features/post/PostPage.tsx';
import { ProfilePage } from '../features/profile/ProfilePage.tsx';
import { SavedPage } from '../features/saved/SavedPage.tsx';
import { SearchPage } from '../features/search/SearchPage.tsx';
import { TemplatesPage } from '../features/templates/TemplatesPage.tsx';
import { match } from '../lib/router.ts';
import { Empty } from '../ui/states.tsx';

export interface Screen {
  title: string;
  show: () => ReactNode;
}

type Make = (parts: Record<string, string>, jobs: Job[], desk: Desk) => Screen | null;

/** A screen that needs nothing but itself. */
const plain =
  (title: string, show: () => ReactNode): Make =>
  () => ({ title, show });

/** A screen for one job, or null where there is no such job; `own`: of the demo's employer. */
const ofJob =
  (title: (job: Job) => string, show: (job: Job) => ReactNode, own = false): Make =>
  ({ job: id }, jobs) => {
    const job = jobs.find((it) => it.id === id && (!own || it.employerId === demoEmployer));
    return job ? { title: title(job), show: () => show(job) } : null;
  };

const routes: [string, Make][] = [
  ['/', plain('Jobs by pay', () => <SearchPage />)],
  ['/kept', plain('Kept', () => <SavedPage />)],
  ['/applications', plain('Applications', () => <ApplicationsPage />)],
  ['/profile', plain('Profile', () => <ProfilePage />)],
  [
    '/job/:job',
    ofJob(
      ({ title }) => title,
      (job) => <JobPage job={job} />,
    ),
  ],
  [
    '/job/:job/apply',
    ofJob(
      ({ title }) => `Apply as ${title}`,
      (job) => <ApplyPage job={job} />,
    ),
  ],
  ['/hire', plain('Your jobs', () => <HirePage />)],
  ['/hire/interviews', plain('Interviews', () => <InterviewsPage />)],
  ['/hire/letters', plain('Letters', () => <TemplatesPage />)],
  ['/hire/post/new', plain('Post a job', () => <PostPage key="new" job={null} />)],
  [
    '/hire/post/:job',
    ofJob(
      ({ title }) => `Edit ${title}`,
      (job) => <PostPage key={job.id} job={job} />,
      true,
    ),
  ],
  [
    '/hire/candidate/:id',
    ({ id }, jobs, { applications }) => {
      const application = applications.find((it) => it.id === id);
      const job = jobs.find((it) => it.id === application?.jobId && it.employerId === demoEmployer);
      return application && job
        ? {
            title: application.cv.name,
            show: () => <CandidatePage key={id} application={application} job={job} />,
          }
        : null;
    },
  ],
  [
    '/hire/:job',
    ofJob(
      ({ title }) => `Candidates as ${title}`,
      (job) => <PipelinePage key={job.id} job={job} />,
      true,
    ),
  ],
  [
    '/hire/:job/compare',
    ofJob(
      ({ title }) => `Compare, ${title}`,
      (job) => <ComparePage job={job} />,
      true,
    ),
  ],
  ['/moderate', plain('Moderation', () => <ModeratePage />)],
];

const nowhere: Screen = {
  title: 'Off the rule',
  show: () => (
    <div className="page max-w-3xl">
      <h1 className="big mb-8">Off the rule</h1>
      <Empty title="There is no page at this address">
        <a className="btn" href="#/">
          See all jobs
        </a>
      </Empty>
    </div>
  ),
};

/** What stands at a path. */
export function screenOf(path: string, jobs: Job[], desk: Desk): Screen {
  for (const [pattern, make] of routes) {
    const parts = match(pattern, path);
    if (parts) return make(parts, jobs, desk) ?? nowhere;
  }
  return nowhere;
}
