import { errorText } from '../../../lib/http/index.ts';

/** Why a picture could not be loaded. `message` is a sentence for the user, in their language. */
export class PictureFailure extends Error {
  override readonly name = 'PictureFailure';
}

/** The sentence for a failure of any kind. */
export const failureText = (error: unknown): string =>
  error instanceof PictureFailure ? error.message : errorText(error);
