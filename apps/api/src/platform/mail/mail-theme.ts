import { z } from 'zod';

/**
 * A field in the payload of a job that sends a mail: the name of the theme of the call that caused the mail. Jobs of an
 * earlier version have none. It may be any text that can be a name, and is only looked up.
 */
export const mailTheme = z.string().optional();
