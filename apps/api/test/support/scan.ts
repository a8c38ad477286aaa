import { expect } from 'vitest';
import type { Client } from './client.ts';

/** Words of three subjects. Cards of a subject share some of them, and those of different subjects none. */
const subjects = {
  energy: 'sand battery tower turbine surplus electricity boiler district heating storage grid voltage'.split(' '),
  farms: 'robot greenhouse strawberry harvest grower orchard irrigation soil seedling drone pollen barn'.split(' '),
  trains: 'sleeper railway passenger carriage locomotive timetable platform conductor border track berth depot'.split(
    ' ',
  ),
};
export type Subject = keyof typeof subjects;

/** Whether a word, or each word of a pair, occurs on the cards of a subject. The subject itself is their tag. */
export const isOfSubject = (word: string, subject: Subject): boolean =>
  word
    .toLowerCase()
    .split(' ')
    .every((part) => part === subject || subjects[subject].includes(part));

/** The texts of the nth card of a subject. They share words with other cards of the subject, but differ from them. */
export function textsOf(subject: Subject, n: number): { title: string; description: string } {
  const words = subjects[subject];
  const at = (number: number) => words[(n * 5 + number) % words.length] as string;
  return {
    title: `${at(0)} ${at(1)} ${at(2)}`,
    description: `The ${at(3)} of a ${at(4)}, the ${at(0)} and ${at(5)}: ${at(6)} by ${at(7)}`,
  };
}

/** Fills a project with cards of each subject in one call, subject by subject. */
export async function fillProject(client: Client, project: string, ofEach: number): Promise<void> {
  const rows = (Object.keys(subjects) as Subject[]).flatMap((subject) =>
    Array.from({ length: ofEach }, (_, n) => textsOf(subject, n)).map(
      ({ title, description }, n) => `"${title}","${description}",${subject},2026-0${1 + (n % 3)}-15,${n % 4 === 0}`,
    ),
  );
  const answer = await client.call('POST /v1/projects/{id}/imports', {
    params: { id: project },
    body: ['title,description,tags,created_at,ai_assistant', ...rows].join('\n'),
  });
  expect(answer.status, answer.text).toBe(201);
}
