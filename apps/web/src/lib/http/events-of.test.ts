import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventsOf, type StreamEvent } from './events-of.ts';

const write = ({ event, id, data }: StreamEvent) =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

/** A response that arrives in pieces of `size` bytes. */
function answer(text: string, size: number): Pick<Response, 'body'> {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  return { body };
}

async function all(events: AsyncGenerator<StreamEvent>): Promise<StreamEvent[]> {
  const found: StreamEvent[] = [];
  for await (const event of events) found.push(event);
  return found;
}

const read = (text: string, size = 1000, onArrival?: () => void) => all(eventsOf(answer(text, size), onArrival));

test('events are complete, wherever the stream is cut', async () => {
  const event = fc.record({
    event: fc.constantFrom('progress', 'done'),
    data: fc.record({ text: fc.string({ unit: 'grapheme' }), n: fc.nat() }),
  });
  const named = fc.oneof(
    event,
    fc.tuple(event, fc.stringMatching(/^[\w-]{1,22}$/)).map(([one, id]) => ({ ...one, id })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(named), fc.integer({ min: 1, max: 40 }), async (sent, size) => {
      expect(await read(sent.map(write).join(''), size)).toEqual(sent);
    }),
  );
});

test('comments and empty events are skipped, but reported as arrivals', async () => {
  let arrivals = 0;
  expect(await read(': still here\n\nevent: x\n\n', 1000, () => arrivals++)).toEqual([]);
  expect(arrivals).toBe(1);
});

test('an incomplete event is ignored', async () => {
  expect(await read('data: {"a":1}\n')).toEqual([]);
});

test('a broken connection is a network error', async () => {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.error(new TypeError('x')),
  });
  await expect(all(eventsOf({ body }))).rejects.toMatchObject({ status: 0, code: 'network' });
});
