import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

it.each([
  ['The Blue Baker is a bike shop in Hull', 'The Blue Baker'],
  ['website for Green Law, employment lawyers', 'Green Law'],
  ['my shop is called morning ritual, cosy', 'morning ritual'],
  ['Unser Laden heißt „Fadenlauf“ und verkauft Stoffe', 'Fadenlauf'],
  ['Kornblume – Bäckerei in Freiburg', 'Kornblume'],
  ['Zahnarztpraxis Dr. Weber in Köln', 'Zahnarztpraxis Dr. Weber'],
  ['Kleiner Blumenladen Rosalie', 'Blumenladen Rosalie'],
  ['Honig aus der Region, Imkerei Brandt, Gläser ab 6 €', 'Imkerei Brandt'],
  ['Silver Crumb\nBakery and café\n\nMon-Fri 8-17', 'Silver Crumb'],
  ['A hut with rooms named Oak, Ash and Yew. It is called The Old Vestry.', 'The Old Vestry'],
  ['big pictures. name: Ottilie Brand. no words', 'Ottilie Brand'],
  ['Punk band SALTWATER TEETH from Hull', 'SALTWATER TEETH'],
  ['I NEED A WEBSITE FOR MY RESTAURANT TRATTORIA SETTEBELLO. CLOSED MONDAYS', 'TRATTORIA SETTEBELLO'],
  ['We need a site. Slogan "Bread takes time". The shop is called Oven & Co. We open soon', 'Oven & Co'],
  ["I'm Ana Reyes, a freelance developer", 'Ana Reyes'],
  ['wedding invitation for lena & max, in june', 'lena & max'],
  ['Une boulangerie qui s’appelle Au Pain Doré à Lyon', 'Au Pain Doré'],
  ['渋谷のカフェ「ひだまり」のサイト', 'ひだまり'],
  ['I want a site for my dog Rex', null],
  ['Wedding Photographer in Vienna', null],
  ['Website für Porträts und Familien', null],
  ['Wir eröffnen ein Gasthaus im Schwarzwald', null],
  ['We design. Our cake "Black Peter" costs £4. Never write "passionate about design".', null],
])('%s', (text, name) => {
  expect(readFacts(text).name).toBe(name);
});

it('is neither a colour nor a tone nor a kind where other words speak', () => {
  expect(readFacts('The Blue Baker – bicycle repairs in Hull')).toMatchObject({
    kind: 'bike-shop',
    colours: [],
  });
  expect(readFacts('A shop called Modern Green that sells hats')).toMatchObject({
    kind: 'shop',
    colours: [],
    tones: [],
  });
});
