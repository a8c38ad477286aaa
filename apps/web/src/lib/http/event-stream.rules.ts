/** A server-sent event: its name and its JSON, and its id where it has one. */
export interface StreamEvent {
  readonly event: string;
  readonly id?: string;
  readonly data: unknown;
}

/** Takes the complete events out of what has arrived so far; `rest` is the beginning of the next one. */
export function takeEvents(arrived: string): { events: StreamEvent[]; rest: string } {
  const parts = arrived.replace(/\r\n?/g, '\n').split('\n\n');
  const rest = parts.pop() ?? '';
  return { events: parts.flatMap(readEvent), rest };
}

function readEvent(block: string): StreamEvent[] {
  const lines = block.split('\n');
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).replace(/^ /, ''));
  const data = valuesOf('data').join('\n');
  if (data === '') return [];
  const [event = 'message'] = valuesOf('event');
  const [id] = valuesOf('id');
  return [{ event, ...(id !== undefined && { id }), data: JSON.parse(data) }];
}
