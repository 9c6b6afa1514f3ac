import { Frame } from './components/Frame.jsx';
import { FlagDefs } from './flags/Flag.jsx';
import { BoardPage } from './pages/BoardPage.jsx';
import { CodePage } from './pages/CodePage.jsx';
import { PostPage } from './pages/PostPage.jsx';

const pages = { 'index.html': BoardPage, 'post.html': PostPage, 'code.html': CodePage };

export function App({ page }) {
  const Page = pages[page];
  return (
    <>
      <FlagDefs />
      <Frame page={page}>
        <Page />
      </Frame>
    </>
  );
}
