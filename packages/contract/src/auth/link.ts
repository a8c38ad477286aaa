import { z } from 'zod';

/** The token of a link. It is sent in bodies only, since addresses are written into logs. */
export const linkToken = z.string().min(1, 'This field is required.').max(200);

/** The body of a call that checks a link without using it. */
export const linkBody = z.object({ token: linkToken });
