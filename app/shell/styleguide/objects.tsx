import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardFooter, CardMedia, CardTitle } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { WallLabel } from '../../ui/wall-label.tsx';
import { Section } from './section.tsx';

/** Cards, labels, badges, messages, waiting and emptiness. */
export function Objects() {
  return (
    <>
      <Section title="Cards and wall labels">
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          <ExampleCard />
          <div className="flex flex-col gap-4">
            <Skeleton className="aspect-16/10" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-4/5" />
          </div>
          <WallLabel
            className="self-start"
            rows={[
              { term: 'Created', value: 'January 5, 2026' },
              { term: 'Downloads', value: '0' },
              { term: 'Medium', value: 'HTML, CSS and JavaScript' },
            ]}
          />
        </div>
      </Section>
      <Section title="Badges">
        <div className="flex flex-wrap gap-3">
          <Badge>neutral</Badge>
          <Badge variant="accent">accent</Badge>
          <Badge variant="signal">Featured</Badge>
          <Badge variant="success">success</Badge>
          <Badge variant="danger">danger</Badge>
        </div>
      </Section>
      <Section title="Messages and waiting">
        <div className="flex max-w-2xl flex-col gap-4">
          <Alert title="Good to know">Something that is worth a sentence.</Alert>
          <Alert variant="success">
            Project uploaded successfully! You can view it in the community section.
          </Alert>
          <Alert variant="danger" action={<Button size="sm">Try again</Button>}>
            Error loading projects. Please try again later.
          </Alert>
          <ProgressBar label="Uploading site.zip" value={0.42} />
          <p className="flex items-center gap-2">
            <Spinner /> A spinner is the size of the text beside it.
          </p>
        </div>
      </Section>
      <Section title="Emptiness">
        <EmptyState
          level={3}
          title="No projects found"
          description="Be the first to share your project with the community!"
          action={<Button>Upload Website</Button>}
        />
      </Section>
    </>
  );
}

function ExampleCard() {
  return (
    <Card standing>
      <CardMedia>
        <span aria-hidden="true" className="font-display text-[5rem] font-extrabold text-edge">
          P
        </span>
        <Badge variant="signal" className="absolute top-3 left-3">
          Featured
        </Badge>
      </CardMedia>
      <CardBody>
        <CardTitle>Name of the work</CardTitle>
        <p className="text-ink-soft">One or two sentences say what it is and whom it is for.</p>
        <div className="mt-auto flex flex-wrap gap-1.5 pt-2">
          <Badge>landing</Badge>
          <Badge>dark</Badge>
          <Badge>+2 more</Badge>
        </div>
      </CardBody>
      <CardFooter>
        <Button size="sm">Download</Button>
        <Button size="sm" variant="ghost">
          Preview
        </Button>
      </CardFooter>
    </Card>
  );
}
