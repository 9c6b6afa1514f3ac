import { Page, PageHeading } from '../ui/page.tsx';

export default function ProjectPage() {
  return (
    <Page>
      <PageHeading
        title="Community"
        intro="Share your own website projects or explore what others have made."
      />
    </Page>
  );
}
