import { importFields } from '@foreglow/contract';
import type { Mapping } from './mapping.rules.ts';

/** Nothing fills anything. */
export const noMapping = Object.fromEntries(importFields.map((field) => [field, null])) as Mapping;
