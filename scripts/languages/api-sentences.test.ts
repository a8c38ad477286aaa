import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { errorCatalogue } from '../../packages/contract/src/errors.ts';
import { root } from '../bootstrap/paths.mjs';
import { englishTexts } from './product-texts.ts';

// The web application must have a German translation of every sentence in the answers of the API.

/**
 * Files with texts that are not in answers: other programs, the description of the API, logs, documents written by the
 * server, texts for models, and messages of their providers.
 */
const elsewhere =
  /\.test\.ts$|\/(?:samples|public-page|backup|restore|wiki\/markdown|openapi|api-docs|examples\.rules|errors|config|db-\w+|worker|main|themes|booklet|read-zip\.rules|export-failed|ai|generation\/model|eval|evaluation)(?:\/|\.ts$)/;

/** Sentences that are translated only by their code, since their variable parts are neither numbers nor names. */
const byCode =
  /^(?:Somebody else has changed this|The mail server|The folder|None of the columns contains|The type of this picture)/;

/** Variable parts with several possible words. The resulting sentences are listed below. */
const words = /\$\{(?:things|line|wait|addresses|what)\}|that you announced have not arrived/;
const things = ['sectors', 'rings', 'impacts'];
const made = [
  ...things.map((several) => `A radar has at least {n} ${several}.`),
  ...things.map((several) => `A radar has at most {n} ${several}.`),
  ...things.map((several) => `A radar has {n} to {m} ${several}, and the file gives it {o}.`),
  ...['takes too long', 'needs too much memory'].map((why) => `Reading the file ${why}. Split it into several files.`),
  ...['', ' near line {n}'].map((line) => `A quoted field is never closed${line}. Check the quotation marks there.`),
  ...['', ' near line {n}'].map(
    (line) => `A quotation mark stands in the wrong place${line}. Inside a quoted field it must be doubled.`,
  ),
  'The file could not be read as CSV near line {n}.',
  'Too many people have been invited. Please try again in {n} minutes.',
  'You can invite {n} more address for now. Choose fewer, or try again in {m} minutes.',
  'You can invite {n} more addresses for now. Choose fewer, or try again in {m} minutes.',
  'Pictures of {n} MB that you announced have not arrived. Send them, or try again in {m} minutes.',
];

/** Literals that look like sentences, except messages of plain errors and descriptions of endpoints and fields. */
function sentencesOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  return [...text.matchAll(/(?<=([\s\S]{0,40}))(['`])([A-Z][^'`\n]{4,250}[.!?])\2/g)]
    .filter(
      ([, before = '', , sentence = '']) =>
        sentence.includes(' ') && !/Error\(\s*$|describe\(\s*$|summary|unlimited|watched/.test(before),
    )
    .map(([, , , sentence = '']) => sentence);
}

/** A sentence in the form that translations use: with placeholders for names and numbers. */
function patternOf(sentence: string): string {
  const places = ['{n}', '{m}', '{o}'];
  return sentence
    .replace(/«\$\{.*?\}»/g, '«{name}»')
    .replace(/«(?!\{name\}).*?»/g, '«{name}»')
    .replace(/\$\{[^}]*\}|\d+(?:[.,]\d+)*/g, (given) => places.shift() ?? given);
}

it('every sentence of the API can be shown in another language', () => {
  const { http, answers } = englishTexts().web;
  const known = new Set([http, answers].flatMap((texts) => Object.keys(texts?.sentence ?? {})));
  for (const { title } of Object.values(errorCatalogue)) known.add(title);
  const files = globSync('{packages/contract,apps/api}/src/**/*.ts', { cwd: root }).filter(
    (file) => !elsewhere.test(file),
  );
  const sentences = files.flatMap((file) => sentencesOf(file).map((sentence) => ({ file, sentence })));
  expect(sentences.length).toBeGreaterThan(150);
  const missing = sentences
    .filter(({ sentence }) => !known.has(patternOf(sentence)) && !byCode.test(sentence) && !words.test(sentence))
    .map(({ file, sentence }) => `${file}: ${sentence}`);
  expect(missing).toEqual([]);
  expect(made.filter((sentence) => !known.has(sentence))).toEqual([]);
});
