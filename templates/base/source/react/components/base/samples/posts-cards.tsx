import type { PostsCardsProps } from '../sections/posts-cards';
import { Fish, TypeCase } from './drawings';

/** Words and pictures of the invented workshop. */
export const postsCardsSample: PostsCardsProps = {
  label: 'Reading',
  title: 'From the journal, lately',
  posts: [
    {
      title: 'The letter we did not have',
      href: '#letter',
      date: '2026-11-06',
      dateWords: '6 November 2026',
      summary: 'A poster needed eleven capital W and the case held nine.',
      picture: <TypeCase />,
    },
    {
      title: 'Damp, on purpose',
      href: '#damp',
      date: '2026-10-02',
      dateWords: '2 October 2026',
      summary: 'Why we put paper between wet blankets on the evening before.',
      picture: <Fish />,
    },
  ],
};
