export * from './pasted.ts';
