/** Emscripten's number of the error ENOSPC. */
export const noSpaceLeft = 51;

/**
 * What a thread of the embedded database threw, as an error with a message. The file system of PGlite throws objects
 * that are no errors and have only a number.
 */
export function thrownError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  if (typeof thrown !== 'object' || thrown === null) return new Error(String(thrown));
  if ('message' in thrown && typeof thrown.message === 'string') return new Error(thrown.message, { cause: thrown });
  const number = 'errno' in thrown ? Number(thrown.errno) : Number.NaN;
  if (number === noSpaceLeft)
    return new Error('the disk of the embedded database has no space left', { cause: thrown });
  const reason = Number.isNaN(number) ? JSON.stringify(thrown) : `its file system reports error ${number}`;
  return new Error(reason, { cause: thrown });
}
