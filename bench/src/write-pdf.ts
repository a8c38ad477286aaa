// A separate process for one PDF: `write-pdf.ts foreglow|react-pdf <cards> <folder of photos> <file>`. Prints its time,
// memory and size as JSON.
import { stat } from 'node:fs/promises';

const [by, count = '0', photos = '', path = ''] = process.argv.slice(2);
const cards = Number(count);
const write = by === 'foreglow' ? (await import('./foreglow-pdf.ts')).write : (await import('./react-pdf.ts')).write;
const megabytes = (bytes: number) => bytes / 2 ** 20;
const before = megabytes(process.memoryUsage.rss());
const startedAt = performance.now();
await write(cards, photos, path);
const seconds = (performance.now() - startedAt) / 1000;
const peak = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ seconds, memory: peak - before, bytes: (await stat(path)).size }));
