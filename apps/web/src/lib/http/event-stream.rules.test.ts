import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type StreamEvent, takeEvents } from './event-stream.rules.ts';

const write = ({ event, id, data }: StreamEvent) =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

test('events come out whole, however the stream is cut', () => {
  const event = fc.record({
    event: fc.constantFrom('progress', 'done'),
    data: fc.record({ text: fc.string(), n: fc.nat() }),
  });
  const named = fc.oneof(
    event,
    fc.tuple(event, fc.stringMatching(/^[\w-]{1,22}$/)).map(([one, id]) => ({ ...one, id })),
  );
  fc.assert(
    fc.property(fc.array(named), fc.integer({ min: 1, max: 40 }), (sent, size) => {
      const text = sent.map(write).join('');
      let rest = '';
      const got: StreamEvent[] = [];
      for (let at = 0; at < text.length; at += size) {
        const taken = takeEvents(rest + text.slice(at, at + size));
        got.push(...taken.events);
        rest = taken.rest;
      }
      expect(got).toEqual(sent);
      expect(rest).toBe('');
    }),
  );
});

test('comments and empty events are passed over', () => {
  expect(takeEvents(': still here\n\nevent: x\n\n').events).toEqual([]);
});
