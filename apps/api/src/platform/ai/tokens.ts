/** The tokens of calls of a model: those sent to it, and those of its answers. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
}

export const noTokens: Tokens = { input: 0, output: 0 };

export const sumOf = (a: Tokens, b: Tokens): Tokens => ({ input: a.input + b.input, output: a.output + b.output });
