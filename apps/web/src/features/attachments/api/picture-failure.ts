import { errorText } from '#lib/http/error-text.ts';

/** Why a picture could not be loaded. `message` is a sentence for the user, in their language. */
export class PictureFailure extends Error {
  override readonly name = 'PictureFailure';
  /** Whether the file was refused on this device, and would be refused again. */
  readonly isRefusal: boolean;

  constructor(message: string, { isRefusal = false } = {}) {
    super(message);
    this.isRefusal = isRefusal;
  }
}

/** The sentence for a failure of any kind. */
export const failureText = (error: unknown): string =>
  error instanceof PictureFailure ? error.message : errorText(error);
