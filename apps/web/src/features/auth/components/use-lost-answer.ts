import { useRef, useState } from 'react';
import { ApiError } from '#lib/http/api-error.ts';

/**
 * For a call that can succeed only once, such as using a link. If an attempt ended without an answer, it may have
 * succeeded, and the refusal of the next attempt may only mean that: then `mayBeDone` is true.
 */
export function useLostAnswer() {
  const isLost = useRef(false);
  const [mayBeDone, setMayBeDone] = useState(false);
  const ask = async <T>(call: Promise<T>): Promise<T> => {
    setMayBeDone(false);
    try {
      return await call;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      // A proxy answers with 5xx when it has lost the answer.
      if (status === 0 || status >= 500) isLost.current = true;
      else if (status !== 429) setMayBeDone(isLost.current);
      throw error;
    }
  };
  return { ask, mayBeDone };
}
