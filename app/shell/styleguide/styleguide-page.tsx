import { Page, PageHeading } from '../../ui/page.tsx';
import { Controls } from './controls.tsx';
import { ColoursAndType } from './foundations.tsx';
import { Objects } from './objects.tsx';

/** Every token and component in one place, in the theme that is on. */
export function StyleguidePage() {
  return (
    <Page>
      <PageHeading
        title="Styleguide"
        intro="A work is shown on a base. Plaster walls, black ink, one blue; things stand on slabs instead of floating, and what is known about a work is set like the label beside it."
      />
      <div className="flex flex-col gap-16">
        <ColoursAndType />
        <Controls />
        <Objects />
      </div>
    </Page>
  );
}
