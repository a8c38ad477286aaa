/** Runs something later; returns how to call it off. */
export type Clock = (milliseconds: number, run: () => void) => () => void;

export const systemClock: Clock = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
