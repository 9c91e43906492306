import { describe, expect, it } from 'vitest';
import { seenBefore, type Strangers } from './standing';

describe('a text that no revision wrote', () => {
  const strangers: Strangers = new Map([['pages', { epoch: 'first', hash: 'a', seenForMs: 250 }]]);
  const look = (epoch: string, hash: string) =>
    seenBefore(strangers, { held: { key: 'pages', epoch }, stored: { hash } });

  it('has been seen for as long as it was the same', () => {
    expect(look('first', 'a')).toBe(250);
    expect(look('first', 'b')).toBe(0);
  });

  it('is looked at anew where the database was deleted meanwhile, for another tab may have written', () => {
    expect(look('second', 'a')).toBe(0);
  });
});
