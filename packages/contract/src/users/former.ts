const formerDomain = 'former.invalid';

/** What stands in for the name of somebody who deleted their account. */
export const formerName = 'Former member';

/** The e-mail that takes the place of a deleted one: it tells nothing, and can never be written to. */
export const formerEmail = (slug: string): string => `${slug}@${formerDomain}`;

/** True for the e-mail of somebody who deleted their account. */
export const isFormer = (email: string): boolean => email.endsWith(`@${formerDomain}`);
