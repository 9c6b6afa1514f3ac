import { useState } from 'react';
import { Link } from 'react-router';
import { localMoment } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ReasonDialog } from '../components/reason-dialog.tsx';
import { Row } from '../components/row.tsx';
import { RowList } from '../components/row-list.tsx';
import { Views } from '../components/views.tsx';
import { publishProject, removeProject, returnProject, takeProjectDown } from '../decide.ts';
import { type ProjectRow, readProjects } from '../read.ts';
import { type Place, placeHref } from '../sections.ts';
import { useDecision, useRows } from '../use-desk.ts';

const VIEWS = [
  { id: '', label: 'Waiting' },
  { id: 'published', label: 'Published' },
  { id: 'down', label: 'Taken down' },
] as const;

const EMPTY: Record<string, { title: string; description: string }> = {
  '': { title: 'Nothing waits', description: 'Projects that members hand in for review come here.' },
  published: { title: 'Nothing is published', description: 'Projects of the community come here.' },
  down: { title: 'Nothing was taken down', description: 'Projects that were public and are not any more.' },
};

type Question = { kind: 'return' | 'down' | 'remove'; project: ProjectRow };

/** Projects of the community: those that wait for a decision, and what was decided. */
export function ProjectsSection({ place }: { place: Place }) {
  const query = useRows(place, readProjects);
  const { decide, busy } = useDecision();
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  return (
    <>
      <Views place={place} label="Which projects" views={VIEWS} />
      <RowList place={place} query={query} noun="project" empty={EMPTY[place.view] ?? (EMPTY[''] as never)}>
        {(project) => (
          <Row
            title={project.title}
            picture={project.image_url}
            tags={project.taken_down_at && <Badge variant="danger">Taken down</Badge>}
            facts={[
              localMoment(project.created_at),
              <Link key="owner" to={placeHref({ section: 'accounts', q: project.user_id })}>
                Who shared it
              </Link>,
              <a key="zip" href={project.zip_file_url} download>
                Download the zip
              </a>,
              project.image_url && (
                <a key="image" href={project.image_url} target="_blank" rel="noreferrer">
                  Open the picture
                </a>
              ),
              project.status === 'published' && (
                <Link key="page" to={`/project/${encodeURIComponent(project.slug)}/content`}>
                  Open its page
                </Link>
              ),
            ]}
            actions={
              <>
                {project.status === 'pending_review' && (
                  <Button
                    size="sm"
                    busy={busy === project.id}
                    onClick={() =>
                      void decide({
                        id: project.id,
                        act: (client) => publishProject(client, project.id),
                        done: `“${project.title}” is public.`,
                      })
                    }
                  >
                    Publish
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() =>
                    setQuestion({ kind: project.status === 'published' ? 'down' : 'return', project })
                  }
                >
                  {project.status === 'published' ? 'Take down' : 'Send back'}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => setQuestion({ kind: 'remove', project })}>
                  Delete
                </Button>
              </>
            }
          >
            {project.description}
            {project.review_note && `\n\nNote to the owner: ${project.review_note}`}
          </Row>
        )}
      </RowList>
      {question && question.kind !== 'remove' && (
        <ReasonDialog
          title={question.kind === 'down' ? 'Take it down?' : 'Send it back?'}
          description={`The owner of “${question.project.title}” gets your reason by mail, and reads it on their profile.`}
          confirmLabel={question.kind === 'down' ? 'Take down' : 'Send back'}
          onClose={close}
          onConfirm={(reason) => {
            const { kind, project } = question;
            const act = kind === 'down' ? takeProjectDown : returnProject;
            return decide({
              id: project.id,
              act: (client) => act(client, project.id, reason),
              done: kind === 'down' ? 'It is not public any more.' : 'It is a draft again.',
            });
          }}
        />
      )}
      <ConfirmDialog
        open={question?.kind === 'remove'}
        title="Delete the project?"
        description={`“${question?.project.title ?? ''}” and its files are gone for good, for its owner too.`}
        confirmLabel="Delete project"
        busy={busy !== null}
        onCancel={close}
        onConfirm={() => {
          if (!question) return;
          const { project } = question;
          void decide({
            id: project.id,
            act: (client) => removeProject(client, project),
            done: `“${project.title}” is gone.`,
          }).then(close);
        }}
      />
    </>
  );
}
