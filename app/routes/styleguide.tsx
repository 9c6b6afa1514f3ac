import { Page, PageHeading } from '../ui/page.tsx';

export default function Route() {
  return (
    <Page>
      <PageHeading title="Plinth" />
    </Page>
  );
}
