import { describe, expect, it } from 'vitest';
import { handleOf } from './SponsorshipFacts.tsx';

describe('handleOf', () => {
  it('is the last part of the path, else the host', () => {
    expect(handleOf('https://www.instagram.com/vejleboldklub/')).toBe('vejleboldklub');
    expect(handleOf('https://www.facebook.com/grupper/%C3%A6bler?ref=1')).toBe('æbler');
    expect(handleOf('https://www.facebook.com')).toBe('facebook.com');
  });

  it('is what it was given where it cannot be read', () => {
    expect(handleOf('vejle')).toBe('vejle');
    expect(handleOf('https://www.facebook.com/100%')).toBe('100%');
  });
});
