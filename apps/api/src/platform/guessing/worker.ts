import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import type { Question } from './guesses.ts';

const named = Object.fromEntries(Object.entries(german).map(([name, words]) => [`${name}-de`, words]));
const zxcvbn = new ZxcvbnFactory({ dictionary: { ...common, ...english, ...named }, graphs: adjacencyGraphs });

parentPort?.on('message', ({ text, words }: Question) => {
  parentPort?.postMessage(zxcvbn.check(text, [...words]).guessesLog10);
});
