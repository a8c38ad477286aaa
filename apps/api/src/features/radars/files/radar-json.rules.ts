import { isLong } from '#platform/http/long-answer.ts';
import type { PublicDump } from '../public-page/page.types.ts';

const indent = '  ';

/** A radar as JSON, in pieces: the content of its page, and all positions in both views. */
export function* radarJson({
  number,
  note,
  created_at,
  content,
  layouts,
}: Omit<PublicDump, 'background'>): Generator<string> {
  yield* indented({ number, note, created_at, ...content, layouts }, '\n');
  yield '\n';
}

/** Indented JSON of a value. Only long values are split. `line` begins a line at its level. */
function* indented(value: object, line: string): Generator<string> {
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  const [opening, closing] = Array.isArray(value) ? '[]' : '{}';
  let before = `${opening}`;
  for (const [name, part] of entries) {
    yield `${before}${line}${indent}${Array.isArray(value) ? '' : `${JSON.stringify(name)}: `}`;
    if (isLong(part)) yield* indented(part, line + indent);
    // Line breaks in texts are escaped, so these are those between values.
    else yield JSON.stringify(part, null, indent).replaceAll('\n', line + indent);
    before = ',';
  }
  yield `${line}${closing}`;
}
