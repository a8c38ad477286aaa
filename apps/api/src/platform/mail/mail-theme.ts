import { z } from 'zod';

/**
 * In the payload of a job that sends a mail: the name of the theme that the call had which caused it. Jobs of an
 * earlier version have none. It may be any text that can be a name, and is only looked up.
 */
export const mailTheme = z.string().optional();
