import type { Course } from '../types.ts';

export const bread: Course = {
  id: 'bread',
  title: 'Bread by Numbers',
  subtitle: 'Flour is a hundred, the rest is a ratio',
  subject: 'Kitchen',
  level: 'First steps',
  teacher: 'Colette D’Mello',
  teacherLine: 'Bakes for a street in Margao. Owns three thermometers and no cookery books.',
  price: 900,
  about:
    'Recipes tell you what to do; ratios tell you why. Learn to write a dough in baker’s percentages, to plan a rise by temperature, and to repair a loaf on paper before you bake it again.',
  outcomes: [
    'Scale any dough to any oven',
    'Plan the rise around your day',
    'Read a crumb and change one number',
  ],
  updated: '2026-10-05',
  units: [
    {
      id: 'k1',
      title: 'The ratio',
      lessons: [
        {
          id: 'bread-ratio',
          kind: 'read',
          title: 'Flour is a hundred',
          minutes: 5,
          body: [
            {
              type: 'text',
              text: 'Bakers write every dough against the flour. Flour is 100, always; water may be 68, salt 2, yeast 1. The numbers add up to more than a hundred, and that does no harm: they are not shares of a whole but parts beside a whole.',
            },
            { type: 'formula', text: '500 g flour · 340 g water · 10 g salt · 5 g yeast' },
            {
              type: 'text',
              text: 'Now a friend says “mine is 75”. You know at once that the dough is slack, the holes large, and that it will stick to your hands. No recipe could have told you as much in one word.',
            },
          ],
        },
        {
          id: 'bread-code',
          kind: 'code',
          title: 'Scale a dough',
          minutes: 12,
          functionName: 'flourFor',
          task: 'Given the weight of dough you want in grams and a list of percentages (flour’s 100 is not in the list), return how many whole grams of flour to weigh.',
          starter: 'function flourFor(dough, percentages) {\n\n}',
          hint: 'All parts together are 100 plus the sum of the list. Flour is 100 of those parts.',
          cases: [
            { args: [855, [68, 2, 1]], expected: 500 },
            { args: [1000, []], expected: 1000 },
            { args: [1800, [75, 2, 3]], expected: 1000 },
          ],
        },
      ],
    },
    {
      id: 'k2',
      title: 'Time and heat',
      lessons: [
        {
          id: 'bread-rise',
          kind: 'read',
          title: 'Ten degrees are twice the time',
          minutes: 6,
          body: [
            {
              type: 'text',
              text: 'Between a cool larder and a warm kitchen yeast works roughly twice as fast for every ten degrees. A dough that needs two hours at 28 wants four at 18 and the whole night at 5.',
            },
            {
              type: 'text',
              text: 'Slow is not only convenient. Acids that taste of something form at their own pace; in a hurried loaf the gas is finished before the flavour has begun.',
            },
            {
              type: 'aside',
              text: 'Steer with the water. It is the one ingredient whose temperature you choose.',
            },
          ],
        },
        {
          id: 'bread-check',
          kind: 'quiz',
          title: 'Check yourself: bread',
          minutes: 3,
          questions: [
            {
              ask: 'A dough has 400 g of flour and 300 g of water. What does a baker call it?',
              options: [
                { text: '43 per cent', why: 'That is water as a share of flour and water together.' },
                { text: '75 per cent', why: '300 beside 400 is 75 beside 100.' },
                { text: '133 per cent', why: 'That sets the flour against the water.' },
              ],
              right: 1,
            },
            {
              ask: 'Three hours at 26 degrees suited you. Tonight the kitchen has 16. You plan for',
              options: [
                { text: 'about six hours', why: 'Ten degrees cooler, twice the time.' },
                { text: 'an hour and a half', why: 'Cooler is slower.' },
                { text: 'three hours, with more salt', why: 'Salt slows it further still.' },
              ],
              right: 0,
            },
          ],
        },
      ],
    },
  ],
};
