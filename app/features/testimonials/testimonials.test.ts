import { describe, expect, it } from 'vitest';
import { listingHref, pageCountOf, parseListing, parseTab } from './listing.ts';
import { testimonialsMeta } from './meta.ts';
import { checkTestimonial } from './schema.ts';
import { starsLabel, summarize, type Testimonial } from './testimonial.ts';

describe('the summary', () => {
  it('is the mean of real ratings to one decimal, and nothing without them', () => {
    expect(summarize([0, 0, 0, 0, 0])).toEqual({ total: 0, average: 0 });
    expect(summarize([0, 0, 0, 0, 3])).toEqual({ total: 3, average: 5 });
    expect(summarize([1, 0, 0, 0, 2])).toEqual({ total: 3, average: 3.7 });
    expect(summarize([1, 1, 1, 1, 1])).toEqual({ total: 5, average: 3 });
  });

  it('is worded in one and in many', () => {
    expect([starsLabel(1), starsLabel(5)]).toEqual(['1 star', '5 stars']);
  });
});

describe('the address', () => {
  const read = (query: string) => parseListing(new URLSearchParams(query));

  it('says page and stars; what makes no sense counts as not given', () => {
    expect(read('page=3&stars=2')).toEqual({ page: 3, stars: 2 });
    for (const query of ['', 'page=0&stars=6', 'page=-1&stars=x', 'page=1.5&stars=2.5']) {
      expect(read(query)).toEqual({ page: 1, stars: 0 });
    }
    expect(parseTab(new URLSearchParams('tab=submit'))).toBe('submit');
    expect(parseTab(new URLSearchParams('tab=x'))).toBe('list');
  });

  it('leaves out what is at its default', () => {
    expect(listingHref()).toBe('/testimonials');
    expect(listingHref({ page: 2, stars: 4 })).toBe('/testimonials?stars=4&page=2');
    expect(listingHref({}, 'submit')).toBe('/testimonials?tab=submit');
    expect([pageCountOf(0), pageCountOf(24), pageCountOf(25)]).toEqual([1, 1, 2]);
  });
});

describe('the form', () => {
  it('trims, and tells what is missing from what does not fit', () => {
    const fields = { name: ' Ada ', rating: '4', review: ' Good\r\n' };
    expect(checkTestimonial(fields).form).toEqual({ name: 'Ada', rating: 4, review: 'Good', email: '' });
    expect(checkTestimonial({ ...fields, review: ' \n' }).missing).toBe(true);
    expect(checkTestimonial({ ...fields, email: 'x' }).missing).toBe(false);
  });
});

describe('what machines read', () => {
  const place = { siteUrl: 'https://plinth.example', listing: { page: 1, stars: 0 }, tab: 'list' } as const;
  const testimonial: Testimonial = {
    id: '1',
    name: 'Ada',
    rating: 4,
    review: 'Good',
    created_at: '2026-11-21T10:00:00Z',
    edited_at: null,
    verified_by: null,
  };
  const typesOf = (testimonials: Testimonial[]) => {
    const ratings = [0, 0, 0, testimonials.length, 0] as const;
    const list = { testimonials, ratings, total: testimonials.length, page: 1 };
    return JSON.stringify(testimonialsMeta({ list, failed: false }, place));
  };

  it('has ratings where there are real ones only', () => {
    expect(typesOf([])).not.toMatch(/AggregateRating|Review/);
    expect(JSON.stringify(testimonialsMeta({ failed: true }, place))).not.toContain('AggregateRating');
    expect(typesOf([testimonial])).toContain(
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1,"bestRating":5,"worstRating":1}',
    );
    expect(typesOf([testimonial])).toContain('"reviewBody":"Good"');
  });

  it('keeps filtered lists out of search engines', () => {
    const filtered = testimonialsMeta(undefined, { ...place, listing: { page: 1, stars: 5 } });
    expect(filtered).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});
