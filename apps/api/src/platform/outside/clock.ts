/** Runs something later. Returns a function that cancels it. */
export type Clock = (milliseconds: number, run: () => void) => () => void;

export const systemClock: Clock = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
