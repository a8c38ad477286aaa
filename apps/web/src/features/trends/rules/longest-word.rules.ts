/** How many letters the longest word of a title has, which is broken at spaces and behind hyphens and slashes. */
export const longestWord = (title: string): number =>
  Math.max(...title.split(/\s|(?<=[-–/])/).map((word) => [...word].length));
