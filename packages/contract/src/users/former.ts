const formerDomain = 'former.invalid';

/** The name shown for a deleted account. */
export const formerName = 'Former member';

/** The e-mail that replaces that of a deleted account: it reveals nothing and can never receive mail. */
export const formerEmail = (slug: string): string => `${slug}@${formerDomain}`;

/** True for the e-mail of a deleted account. */
export const isFormer = (email: string): boolean => email.endsWith(`@${formerDomain}`);
