import type { MetaFunction } from 'react-router';
import { Controls } from '../shell/styleguide/controls.tsx';
import { ColoursAndType } from '../shell/styleguide/foundations.tsx';
import { Objects } from '../shell/styleguide/objects.tsx';
import { Page, PageHeading } from '../ui/page.tsx';

export const meta: MetaFunction = () => [
  { title: 'Styleguide · Plinth' },
  { name: 'robots', content: 'noindex' },
];

/** Every token and component in one place, in the theme that is on. */
export default function StyleguideRoute() {
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
