/** The environment, with colours turned off for the runners where nobody looks at a terminal. */
export const plainOutsideTerminal = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  process.stdout.isTTY || env.FORCE_COLOR ? env : { ...env, NO_COLOR: '1' };
