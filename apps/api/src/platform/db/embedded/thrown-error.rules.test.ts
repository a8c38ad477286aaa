import { describe, expect, it } from 'vitest';
import { thrownError } from './thrown-error.rules.ts';

describe('what a thread of the embedded database threw', () => {
  it('is the error itself if it is one', () => {
    const error = new Error('it broke');
    expect(thrownError(error)).toBe(error);
  });

  it.each([
    [{ name: 'ErrnoError', errno: 51 }, 'the disk of the embedded database has no space left'],
    [{ name: 'ErrnoError', errno: 2 }, 'its file system reports error 2'],
    [{ message: 'it broke' }, 'it broke'],
    [{ reason: 'unknown' }, '{"reason":"unknown"}'],
    ['a word', 'a word'],
    [undefined, 'undefined'],
  ])('has a message if it is no error: %o', (thrown, message) => {
    expect(thrownError(thrown).message).toBe(message);
  });
});
