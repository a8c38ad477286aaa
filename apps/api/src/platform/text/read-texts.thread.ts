import '../threads/yield-to-main.ts';
import { readText } from '@foreglow/contract/markdown/plain-text';
import { answerCalls } from '../threads/answer-calls.ts';
import type { ReadCalls } from './read-texts.ts';

answerCalls<ReadCalls>({ read: readText });
