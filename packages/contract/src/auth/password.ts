import { z } from 'zod';
import { limits } from '../limits.ts';

/** A password somebody chooses. Whether it is a common one is decided by the API. */
export const newPassword = z
  .string()
  .min(limits.passwordMinLength, `At least ${limits.passwordMinLength} characters.`)
  .max(limits.passwordMaxLength, `At most ${limits.passwordMaxLength} characters.`);
