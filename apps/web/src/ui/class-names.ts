/** Joins the class names that are given. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
