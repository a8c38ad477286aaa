const shortest = 4;
const most = 5;

/**
 * The words of a question that are worth a search, in its order, each once: the longest ones, since the words that every
 * question has are short.
 */
export function searchedWords(question: string): string[] {
  const words = [...new Set(question.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [])];
  const long = words.filter((word) => word.length >= shortest);
  const longest = new Set(long.toSorted((a, b) => b.length - a.length).slice(0, most));
  return long.filter((word) => longest.has(word));
}
