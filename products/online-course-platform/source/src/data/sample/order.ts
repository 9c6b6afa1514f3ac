import type { Course } from '../types.ts';

export const order: Course = {
  id: 'order',
  title: 'Putting Things in Order',
  subtitle: 'Sorting, and what it teaches about every program',
  subject: 'Computing',
  level: 'Some practice',
  teacher: 'Ruben D’Souza',
  teacherLine: 'Wrote the timetable search of a ferry line. Alphabetises his spices.',
  price: 2200,
  about:
    'Sorting a hand of cards is the smallest problem in which good and bad programs differ by a factor of thousands. Watch three methods work, write two of them, and learn to say how much slower twice as many cards will be.',
  outcomes: [
    'Sort a list by three methods, by hand and in code',
    'Say how the work grows with the number of things',
    'Choose a method for data that is nearly in order',
  ],
  updated: '2026-11-16',
  units: [
    {
      id: 'o1',
      title: 'By hand',
      lessons: [
        {
          id: 'order-why',
          kind: 'read',
          title: 'Why order pays',
          minutes: 5,
          body: [
            {
              type: 'text',
              text: 'To find a name among a million in no order you look, on average, at half a million. In order you open the middle, drop the wrong half, and are done after twenty looks. Putting things in order costs once; every search after that is nearly free.',
            },
            { type: 'formula', text: '2²⁰ = 1 048 576' },
            {
              type: 'text',
              text: 'So the question of this course is not whether to sort but what sorting costs, counted in comparisons: “is this one smaller than that one?”',
            },
            {
              type: 'aside',
              text: 'Comparisons are counted, not seconds. Seconds change with the machine; the count does not.',
            },
          ],
        },
        {
          id: 'order-swap',
          kind: 'code',
          title: 'Is it in order?',
          minutes: 10,
          functionName: 'isSorted',
          task: 'Write a function that tells whether no number in a list is smaller than the one before it. An empty list is in order.',
          starter:
            'function isSorted(list) {\n  for (let i = 1; i < list.length; i += 1) {\n\n  }\n  return true;\n}',
          hint: 'Inside the loop compare list[i] with list[i - 1], and leave early with false.',
          cases: [
            { args: [[1, 2, 3]], expected: true },
            { args: [[1, 3, 2]], expected: false },
            { args: [[2, 2, 5]], expected: true },
            { args: [[]], expected: true },
          ],
        },
      ],
    },
    {
      id: 'o2',
      title: 'By halves',
      lessons: [
        {
          id: 'order-merge',
          kind: 'film',
          title: 'Merge sort, from both ends',
          minutes: 8,
          film: 'merge',
          length: 56,
          cues: [
            { at: 0, text: 'Sixteen bars, in no order. We refuse to sort them. Instead we ask for less.' },
            {
              at: 7,
              text: 'A single bar is in order by itself. So we have sixteen sorted lists already, each of length one.',
            },
            {
              at: 14,
              text: 'Two sorted lists become one with very little work: compare the two front bars, take the smaller, and repeat.',
            },
            { at: 24, text: 'Ones become twos. Each bar was looked at about once.' },
            {
              at: 32,
              text: 'Twos become fours, fours become eights. Each round looks at every bar once more, and no round is dearer than the last.',
            },
            {
              at: 44,
              text: 'Four rounds for sixteen bars; twenty for a million. That is the whole trick: the number of rounds grows as slowly as the number of halvings.',
            },
          ],
        },
        {
          id: 'order-code',
          kind: 'code',
          title: 'Write the merge',
          minutes: 20,
          functionName: 'merge',
          task: 'Write the one step that matters: given two lists that are in order, return one list in order with all their numbers. Do not use sort.',
          starter:
            'function merge(left, right) {\n  const result = [];\n  let i = 0;\n  let j = 0;\n  while (i < left.length && j < right.length) {\n\n  }\n  return result;\n}',
          hint: 'In the loop push the smaller front and step on. Afterwards one list still holds the rest: push that too.',
          cases: [
            {
              args: [
                [1, 4],
                [2, 3],
              ],
              expected: [1, 2, 3, 4],
            },
            { args: [[], [5, 6]], expected: [5, 6] },
            { args: [[2, 2], [2]], expected: [2, 2, 2] },
            { args: [[10], [1, 2, 3]], expected: [1, 2, 3, 10] },
          ],
        },
        {
          id: 'order-check',
          kind: 'quiz',
          title: 'Check yourself: order',
          minutes: 5,
          questions: [
            {
              ask: 'Comparing every card with every other takes one second for 1 000 cards. How long for 10 000?',
              options: [
                {
                  text: '10 seconds',
                  why: 'The cards grew tenfold, but so did the cards each is compared with.',
                },
                {
                  text: 'About 100 seconds',
                  why: 'Ten times as many cards, each compared with ten times as many.',
                },
                { text: 'About 13 seconds', why: 'That is how merge sort would grow.' },
              ],
              right: 1,
            },
            {
              ask: 'A list is sorted by name, then sorted again by town with a stable method. Within one town, the names are',
              options: [
                { text: 'in order', why: 'Stable means: what is equal keeps the order it had.' },
                { text: 'in no particular order', why: 'That may happen with a method that is not stable.' },
                { text: 'in reverse', why: 'Nothing here turns anything round.' },
              ],
              right: 0,
            },
          ],
        },
      ],
    },
  ],
};
