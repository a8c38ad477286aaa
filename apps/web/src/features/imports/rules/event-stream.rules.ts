/** A server-sent event: its name and its JSON. */
export interface StreamEvent {
  readonly event: string;
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
  return data === '' ? [] : [{ event: valuesOf('event')[0] ?? 'message', data: JSON.parse(data) }];
}
