import type { SiteValues } from '../../../../domain/contract/contract.ts';
import type { Business } from './business.ts';
import { fillComingSoon } from './coming-soon-site.ts';
import { fillCv } from './cv-site.ts';
import { fillDental } from './dental-site.ts';
import { fillGym } from './gym-site.ts';
import { fillLinks } from './links-site.ts';
import { fillNonprofit } from './nonprofit-site.ts';
import { fillPizza } from './pizza-site.ts';
import { fillStudio } from './studio-site.ts';
import { fillTours } from './tour-site.ts';

/** A template that fits some businesses: filled with their facts, or null where something is missing that it needs. */
export interface Recipe {
  template: string;
  title: string;
  why: string;
  /** Its contact page is a form, which can not be left out. */
  hasForm?: true;
  fill(business: Business): SiteValues | null;
}

/** Templates beside Base. One without a recipe is not proposed. */
export const RECIPES: readonly Recipe[] = [
  {
    template: 'dental-clinic',
    title: 'Dental Clinic',
    why: 'One line draws the practice, from the chair to the door; treatments, people and hours hang on it.',
    hasForm: true,
    fill: fillDental,
  },
  {
    template: 'gym',
    title: 'Gym',
    why: 'Your name as large as the wall, the parts of the page as plates, and a bar beside each price.',
    hasForm: true,
    fill: fillGym,
  },
  {
    template: 'nonprofit',
    title: 'Nonprofit',
    why: 'A river runs down the page, past what you do, your dates and how to take part, and into the sea.',
    hasForm: true,
    fill: fillNonprofit,
  },
  {
    template: 'one-page-cv',
    title: 'One-Page CV',
    why: 'Your years drawn to scale along a ruler, on one sheet that can be printed.',
    fill: fillCv,
  },
  {
    template: 'pizza-world',
    title: 'Pizza World',
    why: 'Your name as a sign with a pizza in it, and a drawing beside each pizza of the menu.',
    fill: fillPizza,
  },
  {
    template: 'studio',
    title: 'Studio',
    why: 'What you offer, as the directory in the entrance of a building, with arrows to everything else.',
    hasForm: true,
    fill: fillStudio,
  },
  {
    template: 'tour-world',
    title: 'Tour World',
    why: 'A travel poster for each tour, and a form that asks for a place on one.',
    hasForm: true,
    fill: fillTours,
  },
  {
    template: 'coming-soon',
    title: 'Coming Soon',
    why: 'A board that counts down to your day, and a form for those who want to be told.',
    fill: fillComingSoon,
  },
  {
    template: 'link-in-bio',
    title: 'Link in Bio',
    why: 'One page like an enamel sign: who you are, and every way to reach you.',
    fill: fillLinks,
  },
];
