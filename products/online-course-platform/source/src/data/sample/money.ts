import type { Course } from '../types.ts';

export const money: Course = {
  id: 'money',
  title: 'Money Over Time',
  subtitle: 'Interest, inflation and the price of waiting',
  subject: 'Mathematics',
  level: 'First steps',
  teacher: 'Harpreet Gill',
  teacherLine: 'Taught bank clerks for eleven years to say “I do not know” to customers.',
  price: 0,
  about:
    'A rupee today and a rupee in ten years are two different things, and every loan, pension and instalment plan lives off the difference. Four rules of arithmetic and one curve are enough to read any offer.',
  outcomes: [
    'Grow and shrink sums over years',
    'Compare two loans that are quoted differently',
    'See what inflation leaves of a return',
  ],
  updated: '2026-09-30',
  units: [
    {
      id: 'm1',
      title: 'The curve',
      lessons: [
        {
          id: 'money-grow',
          kind: 'film',
          title: 'Interest on interest',
          minutes: 6,
          film: 'compound',
          length: 45,
          cues: [
            { at: 0, text: 'A hundred coins at eight per cent. After a year, eight more.' },
            {
              at: 8,
              text: 'Take the eight out each year, and thirty years make 240 coins of interest. A straight stair.',
            },
            {
              at: 18,
              text: 'Leave them in, and next year there are 108 to earn on. The step grows with the stair.',
            },
            { at: 27, text: 'After nine years it has all but doubled. After eighteen, once more.' },
            {
              at: 36,
              text: 'Thirty years: just over a thousand. The last third of the time made more than half of the sum.',
            },
          ],
        },
        {
          id: 'money-code',
          kind: 'code',
          title: 'How long to double?',
          minutes: 15,
          functionName: 'yearsToDouble',
          task: 'Given a rate in per cent a year, return the number of whole years until a sum, with interest left in, is at least twice as large. If the rate is not above 0 it never is: return null.',
          starter: 'function yearsToDouble(rate) {\n  let sum = 1;\n  let years = 0;\n\n  return years;\n}',
          hint: 'While sum is below 2, multiply it by 1 + rate / 100 and count a year.',
          cases: [
            { args: [8], expected: 10 },
            { args: [100], expected: 1 },
            { args: [1], expected: 70 },
            { args: [0], expected: null },
          ],
        },
      ],
    },
    {
      id: 'm2',
      title: 'The other way round',
      lessons: [
        {
          id: 'money-today',
          kind: 'read',
          title: 'What next year is worth today',
          minutes: 6,
          body: [
            {
              type: 'text',
              text: 'If 100 today become 108 in a year, then 108 in a year are worth 100 today. To bring a sum back you divide where you multiplied. That is all of discounting.',
            },
            { type: 'formula', text: 'today = later ÷ (1 + rate)ʸᵉᵃʳˢ' },
            {
              type: 'text',
              text: 'So “twelve instalments of 1 000” is not 12 000. At 12 per cent a year, one per cent a month, it is worth about 11 255 today: the sum of twelve payments, each brought back by its own number of months. Compare that with the price for cash.',
            },
            {
              type: 'aside',
              text: 'Bring every offer to the same day before you compare. It does not matter which day.',
            },
          ],
        },
        {
          id: 'money-check',
          kind: 'quiz',
          title: 'Check yourself: money',
          minutes: 4,
          questions: [
            {
              ask: 'Savings earn 7 per cent, prices rise 5 per cent. What have you gained in a year?',
              options: [
                { text: '12 per cent', why: 'Rising prices take away; they do not add.' },
                {
                  text: 'A little under 2 per cent',
                  why: '1.07 ÷ 1.05 = 1.019. Subtracting gives 2, which is close while the rates are small.',
                },
                { text: '7 per cent', why: 'In rupees. Each of them buys less.' },
              ],
              right: 1,
            },
            {
              ask: 'One lender asks 1 per cent a month, another 12 per cent once a year. Which is cheaper?',
              options: [
                { text: 'They are equal', why: 'The monthly one charges interest on interest eleven times.' },
                {
                  text: 'Once a year',
                  why: '1.01 to the twelfth is 1.1268: the monthly loan costs 12.68 per cent.',
                },
                { text: 'Once a month', why: 'It comes to 12.68 per cent a year.' },
              ],
              right: 1,
            },
          ],
        },
      ],
    },
  ],
};
