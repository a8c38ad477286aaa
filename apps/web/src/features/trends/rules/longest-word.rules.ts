/** The length of the longest word of a title, which can break at spaces and after hyphens and slashes. */
export const longestWord = (title: string): number =>
  Math.max(...title.split(/\s|(?<=[-–/])/).map((word) => [...word].length));
