import type { Course } from '../types.ts';

export const bridges: Course = {
  id: 'bridges',
  title: 'Why Bridges Stand',
  subtitle: 'Push, pull and the path a load takes home',
  subject: 'Engineering',
  level: 'First steps',
  teacher: 'Farida Contractor',
  teacherLine: 'Inspects masonry for a railway. Taps first, asks later.',
  price: 1800,
  about:
    'Every bridge answers one question: how does the weight in the middle reach the ground at the sides? A beam bends, an arch pushes, a cable pulls. After this you will not cross one without finding the path.',
  outcomes: [
    'See tension and compression in a structure',
    'Explain why an arch needs its neighbours',
    'Tell a truss that works from one that folds',
  ],
  updated: '2026-10-21',
  units: [
    {
      id: 'b1',
      title: 'Push and pull',
      lessons: [
        {
          id: 'bridges-beam',
          kind: 'read',
          title: 'What a beam feels',
          minutes: 6,
          body: [
            {
              type: 'text',
              text: 'Bend a rubber eraser. The inside of the bend crowds together, the outside is stretched, and somewhere between runs a line that is neither. A plank over a ditch does the same with you on it: pushed along the top, pulled along the bottom.',
            },
            {
              type: 'text',
              text: 'The middle does little but keep top and bottom apart, which is why steel beams are cut like the letter I. Make a plank twice as thick and it sags an eighth as much; make it twice as wide and it sags half.',
            },
            { type: 'formula', text: 'stiffness ∝ width × depth³' },
          ],
        },
        {
          id: 'bridges-arch',
          kind: 'film',
          title: 'An arch, stone by stone',
          minutes: 9,
          film: 'arch',
          length: 54,
          cues: [
            {
              at: 0,
              text: 'Nine wedges and a wooden frame. Until the last stone is in, the frame carries everything.',
            },
            { at: 10, text: 'The stones go up from both sides, so that the frame is never pushed over.' },
            { at: 20, text: 'The keystone. It is not stronger than the others; it is merely last.' },
            {
              at: 27,
              text: 'Take the frame away. Each stone would fall, and each is held by two neighbours that would fall too.',
            },
            {
              at: 36,
              text: 'The load runs along this line, from stone to stone, always as a push. Stone likes a push.',
            },
            {
              at: 45,
              text: 'At the foot the line leans outwards. Without abutments the feet slide apart and the crown drops.',
            },
          ],
        },
      ],
    },
    {
      id: 'b2',
      title: 'Triangles and cables',
      lessons: [
        {
          id: 'bridges-truss',
          kind: 'read',
          title: 'The only shape that will not fold',
          minutes: 6,
          body: [
            {
              type: 'text',
              text: 'Pin four sticks into a square and lean on a corner: it folds flat. Pin three, and nothing moves without a stick getting longer or shorter. A truss is a bridge made of that discovery.',
            },
            {
              type: 'list',
              text: 'Sticks along the top are pushed: thick, so that they do not buckle.\nSticks along the bottom are pulled: thin will do.\nA diagonal may be either. Look which way the square would fold.',
            },
            {
              type: 'aside',
              text: 'A pushed stick fails by bowing sideways long before the steel is crushed.',
            },
          ],
        },
        {
          id: 'bridges-check',
          kind: 'quiz',
          title: 'Check yourself: bridges',
          minutes: 4,
          questions: [
            {
              ask: 'A plank over a ditch sags too much. The same wood again is to be used up. How?',
              options: [
                { text: 'A second plank beside it', why: 'Twice the width: half the sag.' },
                {
                  text: 'One plank of twice the depth',
                  why: 'Depth counts cubed: an eighth of the sag from the same wood.',
                },
                {
                  text: 'A second plank loose on top',
                  why: 'Loose planks slide on each other and bend as two: half the sag.',
                },
              ],
              right: 1,
            },
            {
              ask: 'What would bring down a stone arch soonest?',
              options: [
                {
                  text: 'A heavier crown',
                  why: 'More weight pushes the stones together harder. That steadies an arch for a long while.',
                },
                {
                  text: 'Mortar that has washed out',
                  why: 'Many old arches never had any. The shape holds them.',
                },
                {
                  text: 'Feet that move apart',
                  why: 'Then the line of push leaves the stone, a hinge opens at the crown, and it falls.',
                },
              ],
              right: 2,
            },
          ],
        },
      ],
    },
  ],
};
