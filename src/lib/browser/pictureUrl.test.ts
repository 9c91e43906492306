import { expect, test } from 'vitest';
import { pictureUrl } from './pictureUrl';

test.each(['/logo.png', 'https://a.example/b', ' http://a.example/b ', 'data:image/png;base64,AA'])(
  '%j is loaded',
  (address) => {
    expect(pictureUrl(address)).toBe(address.trim());
  },
);

test.each(['', 'logo.png', '//a.example/b', '/\\a.example', 'https:a', 'javascript:1'])(
  '%j is not',
  (address) => {
    expect(pictureUrl(address)).toBeUndefined();
  },
);
