import type { TagColor } from './tag.ts';

/** The tags a new project starts with. */
export const firstTags: readonly { name: string; color: TagColor }[] = [
  { name: 'Social', color: 'orange' },
  { name: 'Technological', color: 'blue' },
  { name: 'Economic', color: 'ochre' },
  { name: 'Environmental', color: 'green' },
  { name: 'Political', color: 'violet' },
  { name: 'Values', color: 'rose' },
];
const germanFirstTags: Readonly<Record<string, string>> = {
  Social: 'Gesellschaft',
  Technological: 'Technologie',
  Economic: 'Wirtschaft',
  Environmental: 'Umwelt',
  Political: 'Politik',
  Values: 'Werte',
};

/** The name of a first tag in the language of whoever creates the project. Other names stay. */
export const firstTagIn = (locale: string, name: string): string =>
  locale === 'de' ? (germanFirstTags[name] ?? name) : name;

/** The names of the first tags in every language. */
export const firstTagNames: readonly string[] = firstTags.flatMap(({ name }) => [name, firstTagIn('de', name)]);
