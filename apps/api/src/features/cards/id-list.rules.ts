const zero = '0'.charCodeAt(0);
const comma = ','.charCodeAt(0);

/** The numbers of a list as `string_agg` of the database writes it: `12,7,345`. Without a string for each of them. */
export function readIds(list: string): Float64Array {
  // A number takes at least two characters with its comma.
  const ids = new Float64Array(Math.ceil(list.length / 2));
  let count = 0;
  let id = 0;
  for (let at = 0; at < list.length; at += 1) {
    const code = list.charCodeAt(at);
    if (code !== comma) id = 10 * id + code - zero;
    if (code !== comma && at < list.length - 1) continue;
    ids[count] = id;
    count += 1;
    id = 0;
  }
  return ids.slice(0, count);
}
