import type { Course } from '../types.ts';
import { bread } from './bread.ts';
import { bridges } from './bridges.ts';
import { maps } from './maps.ts';
import { money } from './money.ts';
import { order } from './order.ts';
import { rhythm } from './rhythm.ts';
import { sundial } from './sundial.ts';
import { waves } from './waves.ts';

/** The shelf, in the order in which it stands. */
export const sampleCourses: Course[] = [waves, order, bridges, rhythm, money, maps, sundial, bread];
