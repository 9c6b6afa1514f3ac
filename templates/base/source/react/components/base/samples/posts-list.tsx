import type { PostsListProps } from '../sections/posts-list';

/** Words and pictures of the invented workshop. */
export const postsListSample: PostsListProps = {
  label: 'Journal',
  title: 'All notes',
  posts: [
    {
      title: 'The letter we did not have',
      href: '#letter',
      date: '2026-11-06',
      dateWords: '6 November 2026',
      topic: 'Type',
      summary: 'A poster needed eleven capital W and the case held nine. What followed involved a saw.',
    },
    {
      title: 'Damp, on purpose',
      href: '#damp',
      date: '2026-10-02',
      dateWords: '2 October 2026',
      topic: 'Paper',
      summary: 'Why we put paper between wet blankets on the evening before, and why it must not be hurried.',
    },
    {
      title: 'Eleven blacks',
      href: '#blacks',
      date: '2026-09-04',
      dateWords: '4 September 2026',
      topic: 'Ink',
      summary: 'We printed the same square with every black on the shelf and asked visitors which was blackest. They disagreed.',
    },
    {
      title: 'A bolt from 1889',
      href: '#bolt',
      date: '2026-08-07',
      dateWords: '7 August 2026',
      topic: 'Machines',
      summary: 'Its thread is one that nobody cuts any more. Tomas made the tap that makes the nut.',
    },
  ],
};
