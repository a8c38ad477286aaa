import { createRequire } from 'node:module';
import type Library from 'pptxgenjs';

// The library is published as CommonJS, and its types declare a different default export from the one in Node.

export type Presentation = Library.default;
export type TextRun = Library.default.TextProps;
export type TextStyle = Library.default.TextPropsOptions;

export const newPresentation = (): Presentation => {
  const Made = createRequire(import.meta.url)('pptxgenjs') as new () => Presentation;
  return new Made();
};
