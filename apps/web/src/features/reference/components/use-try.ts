import { useEffect, useRef, useState } from 'react';
import { errorText } from '#lib/http/error-text.ts';
import { type Answer, sendRequest } from '../api/send-request.ts';
import type { ApiRequest } from '../rules/request.rules.ts';

/** The progress of a request that is being tried out. */
export interface Attempt {
  readonly busy: boolean;
  readonly answer?: Answer;
  /** The time from sending to the latest part of the response, in milliseconds. */
  readonly took?: number;
  readonly failure?: string;
}

/** Sends requests, one at a time, and follows their responses. */
export function useTry() {
  const [attempt, setAttempt] = useState<Attempt>({ busy: false });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (request: ApiRequest) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const start = performance.now();
    let latest: Attempt = { busy: true };
    setAttempt(latest);
    try {
      await sendRequest(request, control.signal, (answer) => {
        latest = { busy: true, answer, took: performance.now() - start };
        setAttempt(latest);
      });
    } catch (error) {
      if (!control.signal.aborted) latest = { ...latest, failure: errorText(error) };
    }
    if (running.current === control) setAttempt({ ...latest, busy: false });
  };
  return { attempt, send: (request: ApiRequest) => void send(request), stop: () => running.current?.abort() };
}
