import { AboutPage } from '../features/about/AboutPage.tsx';
import { ColophonPage } from '../features/colophon/ColophonPage.tsx';
import { ContactPage } from '../features/contact/ContactPage.tsx';
import { HomePage } from '../features/home/HomePage.tsx';
import { StudyPage } from '../features/work/StudyPage.tsx';
import { WorkPage } from '../features/work/WorkPage.tsx';
import { NotePage } from '../features/writing/NotePage.tsx';
import { WritingPage } from '../features/writing/WritingPage.tsx';
import { Frame } from './Frame.tsx';
import { type Page, pageOf } from './pages.ts';

function content(page: Page) {
  switch (page.kind) {
    case 'home':
      return <HomePage />;
    case 'work':
      return <WorkPage />;
    case 'study':
      return <StudyPage work={page.work} />;
    case 'about':
      return <AboutPage />;
    case 'writing':
      return <WritingPage />;
    case 'note':
      return <NotePage note={page.note} />;
    case 'contact':
      return <ContactPage />;
    case 'colophon':
      return <ColophonPage />;
  }
}

/** One page of the site, by its file name. */
export function App({ file }: { file: string }) {
  return <Frame file={file}>{content(pageOf(file))}</Frame>;
}
