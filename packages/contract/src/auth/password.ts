import { z } from 'zod';
import { limits } from '../limits.ts';

/** A new password. The API also checks whether it is easy to guess. */
export const newPassword = z
  .string()
  .min(limits.passwordMinLength, `At least ${limits.passwordMinLength} characters.`)
  .max(limits.passwordMaxLength, `At most ${limits.passwordMaxLength} characters.`);
