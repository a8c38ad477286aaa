/** A stream of changes, to which a test adds events. */
export function liveChanges() {
  let events: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      events = controller;
    },
  });
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  const send = (event: object) =>
    events?.enqueue(new TextEncoder().encode(`id: 1\ndata: ${JSON.stringify(event)}\n\n`));
  return { response, send };
}
