import { FlagDefs } from './flags/Flag.jsx';
import { BoardPage } from './pages/BoardPage.jsx';
import { PostPage } from './pages/PostPage.jsx';
import { Speller } from './pages/Speller.jsx';

const pages = { 'index.html': BoardPage, 'post.html': PostPage, 'code.html': Speller };

export function App({ page }) {
  const Page = pages[page];
  return (
    <>
      <FlagDefs />
      <Page />
    </>
  );
}
